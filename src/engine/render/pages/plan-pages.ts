import type { ContentPage, Entry } from '#engine/model/entries/content.ts'
import type { Texts } from '#engine/model/entries/entry.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import { toAddressKey, type Address } from '#engine/model/urls/address.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { collections, routedNames } from '#features/collections.ts'
import { findPageFeed } from '#features/feeds/build/find-page-feed.ts'
import { toListPayload } from '#features/lists/build/to-list-payload.ts'
import { toListingSummary } from '#features/lists/build/to-listing.ts'
import type { Href } from '#lib/href.ts'
import { entryBuilders } from '#site/build/entry-builders.ts'
import { pageBuilders, type SinglePageKind } from '#site/build/page-builders.ts'
import type { PageSpec, PageSpecs } from '#site/page-spec.ts'
import type { Payload, PayloadOf } from '#site/payloads.ts'
import { specOf } from '#site/site-map.ts'
import type { PageInput } from '../payload/page-input.ts'
import type { PayloadContext } from '../payload/payload-context.ts'
import { toBase, type PageSubject } from '../payload/to-base.ts'
import { toSection, toTrail } from '../payload/to-links.ts'

/** A page of the site, and how its payload is made in any language. */
export interface PagePlan {
  address: Address<Href>
  /** The path for search engines, if it is another one. */
  canonical: Href
  /** Its texts, of which the page shows one. */
  toTexts: () => Texts
  toPayload: (context: PayloadContext) => Payload
}

type PlanContext = Pick<PayloadContext, 'content' | 'derive'>

/** All pages of the site, in a fixed order. They are the same in each language. */
export function planPages(context: PlanContext): readonly PagePlan[] {
  const plan = () => [
    ...planContentPages(context),
    ...routedNames.flatMap((collection) => [...planEntries(context, collection)]),
  ]
  return context.derive('all pages', plan, toKeys)
}

/** All pages besides those of entries. */
export function planContentPages(context: PlanContext): readonly PagePlan[] {
  const plan = () => [...context.content.pages.values()].flatMap((page) => [...planPage(context, page)])
  return context.derive('pages of content', plan, toKeys)
}

function toKeys(pages: readonly PagePlan[]): string {
  return pages.map(({ address }) => toAddressKey(address)).join()
}

function* planPage(context: PlanContext, page: ContentPage): Generator<PagePlan> {
  const { path } = page
  const spec = specOf(path)
  const pages = spec.kind === 'list' ? toListingSummary(context, { path, selection: spec.selection }).pages : 1
  for (let number = 1; number <= pages; number++) {
    yield {
      address: { path, page: number },
      canonical: spec.canonical ?? path,
      toTexts: () => page.texts,
      toPayload: (inLocale) => toPagePayload(inLocale, { page, spec, number }),
    }
  }
}

interface NumberedPage {
  page: ContentPage
  spec: PageSpec
  number: number
}

function toPagePayload(context: PayloadContext, { page, spec, number }: NumberedPage): Payload {
  const { texts, path, facts, attachments } = page
  const subject: PageSubject = {
    path,
    texts,
    attachments,
    sample: facts.sample,
    canonical: spec.canonical ?? path,
    type: 'website',
    trail: toTrail(context, path),
    feed: findPageFeed(context, page),
  }
  const section = toSection(context, path)
  if (spec.kind === 'list') return toListPayload({ context, subject, section, number }, spec)
  return toSinglePayload({ context, page, base: toBase(context, subject), section }, spec)
}

function toSinglePayload<K extends SinglePageKind>(input: PageInput, spec: PageSpecs[K]): PayloadOf<K> {
  return pageBuilders[spec.kind](input, spec)
}

function* planEntries<C extends RoutedName>({ content }: PlanContext, collection: C): Generator<PagePlan> {
  const entries: readonly Entry<C>[] = content.entries[collection]
  for (const entry of entries) {
    const path = toHref(collections[collection].route, { slug: entry.slug })
    yield {
      address: { path, page: 1 },
      canonical: path,
      toTexts: () => entry.texts,
      toPayload: (context) => entryBuilders[collection].toPayload({ context, entry }),
    }
  }
}
