import type { JsonLdContext } from '#engine/outputs/json-ld/json-ld-context.ts'
import type { JsonLdNode } from '#engine/outputs/json-ld/json-ld-node.ts'
import type { Site } from '#engine/publish/site.ts'
import type { PageInput } from '#engine/render/payload/page-input.ts'
import { toCited } from '#features/citing/build/to-cited.ts'
import { toDesk } from '#features/company/build/to-desk.ts'
import { findPageFeed } from '#features/feeds/build/find-page-feed.ts'
import { addChart } from '#features/figures/build/to-entry-chart.ts'
import { toListPayload } from '#features/lists/build/to-list-payload.ts'
import { toEntryDocument, toPageDocument } from '#features/search/build/to-search-document.ts'
import { checkedSite } from './build/checked-site.ts'
import { entryBuilders } from './build/entry-builders.ts'
import { jsonLdBuilders } from './build/json-ld-builders.ts'
import { pageBuilders, type SinglePageKind } from './build/page-builders.ts'
import { planOutputs } from './build/plan-outputs.ts'
import { toFrameFacts } from './build/to-frame-facts.ts'
import type { PageSpecs } from './map/page-spec.ts'
import type { PayloadKind, PayloadOf } from './map/payloads.ts'
import { specOf } from './map/site-map.ts'

/** This firm's site: all that the engine is given to publish it. */
export const site: Site = {
  ...checkedSite,
  entries: entryBuilders,
  addToEntry: (context, entry) => ({ ...addChart(context, entry), ...toCited(context, entry) }),
  toDesk,
  toPagePayload: (input) => {
    const spec = specOf(input.page.path)
    if (spec.kind === 'list') throw new Error(`${input.page.path} is a list, of several pages`)
    return toSinglePayload(input, spec)
  },
  toListPayload: (input) => {
    const spec = specOf(input.subject.path)
    if (spec.kind !== 'list') throw new Error(`${input.subject.path} is no list`)
    return toListPayload(input, spec)
  },
  findFeed: findPageFeed,
  toFrameFacts,
  toJsonLd,
  unsearchedNames: ['financials', 'issuers'],
  toPageDocument,
  toEntryDocument,
  planOutputs,
}

function toSinglePayload<K extends SinglePageKind>(input: PageInput, spec: PageSpecs[K]): PayloadOf<K> {
  return pageBuilders[spec.kind](input, spec)
}

function toJsonLd<K extends PayloadKind>(page: PayloadOf<K>, context: JsonLdContext): JsonLdNode[] {
  const build: (page: PayloadOf<K>, context: JsonLdContext) => JsonLdNode[] = jsonLdBuilders[page.kind]
  return build(page, context)
}
