import { mapLocales, type Locale } from '#engine/model/locale/locale.ts'
import type { Payload } from '#engine/model/payload-types.ts'
import { readCatalogues } from '#engine/render/code/catalogues.ts'
import { planPages } from '#engine/render/pages/plan-pages.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { site } from '#site/site.ts'
import { emptyState } from './build-graph.ts'
import { createGraph } from './create-graph.ts'
import { createTrackedContext } from './create-tracked-context.ts'
import type { HashedContent } from './to-subjects.ts'
import { trackContent } from './track-content.ts'

const { translations } = await readCatalogues()

/** The input of payloads and files by language, as a publish has it: what is read of it is recorded. */
export function toPayloadContexts(
  read: HashedContent,
  origin = 'https://shs.test',
): Readonly<Record<Locale, PayloadContext>> {
  const graph = createGraph(emptyState)
  const tracked = trackContent(site, graph.recordRead)
  graph.revise(tracked.show(read))
  return mapLocales((locale) =>
    createTrackedContext({ site, graph, tracked, locale, origin, alerts: undefined, translate: translations[locale] }),
  )
}

export function toPayloadContext(read: HashedContent, locale: Locale = 'vi'): PayloadContext {
  return toPayloadContexts(read)[locale]
}

/** The payloads of all pages of one language. */
export function toPayloads(context: PayloadContext): Payload[] {
  return planPages(site, context).map((page) => page.toPayload(context))
}
