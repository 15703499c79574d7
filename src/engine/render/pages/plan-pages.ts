import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import type { DerivedPage } from '#engine/model/content/derived-page.ts'
import type { ShownPage } from '#engine/model/content/shown-page.ts'
import type { ContentPage, Entry } from '#engine/model/entries/content.ts'
import type { Texts } from '#engine/model/entries/entry.ts'
import type { Payload } from '#engine/model/payload-types.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import { toAddressKey, type Address } from '#engine/model/urls/address.ts'
import type { Href } from '#lib/href.ts'
import { countPages } from '../lists/to-listing.ts'
import type { PayloadContext } from '../payload/payload-context.ts'
import { toBase, type PageSubject } from '../payload/to-base.ts'
import { toSection, toTrail } from '../payload/to-links.ts'
import type { RenderSite } from '../site/render-site.ts'

/** A page of the site, and how its payload is made in any language. */
export interface PagePlan {
  address: Address<Href>
  /** The path for search engines, if it is another one. */
  canonical: Href
  toPayload: (context: PayloadContext) => Payload
}

/** The plan of a page with a text of its own. */
export interface ContentPagePlan extends PagePlan {
  /** Its texts, of which the page shows one. */
  toTexts: () => Texts
}

type PlanContext = Pick<PayloadContext, 'site' | 'content' | 'derive' | 'remember'>

/** All pages of the site, in a fixed order. They are the same in each language. */
export function planPages(site: RenderSite, context: PlanContext): readonly PagePlan[] {
  const plan = () => [
    ...planContentPages(site, context),
    ...listDerivedPages(site, context).map((page) => planDerived(site, page)),
    ...site.routedNames.flatMap((collection) => [...planEntries(site, context, collection)]),
  ]
  return context.derive('all pages', plan, toKeys)
}

/** All pages besides those of entries, and those that are made of entries. */
export function planContentPages(site: RenderSite, context: PlanContext): readonly ContentPagePlan[] {
  const plan = () => [...context.content.pages.values()].flatMap((page) => [...planPage(site, context, page)])
  return context.derive('pages of content', plan, toKeys)
}

function toKeys(pages: readonly PagePlan[]): string {
  return pages.map(({ address }) => toAddressKey(address)).join()
}

function* planPage(site: RenderSite, context: PlanContext, page: ContentPage): Generator<ContentPagePlan> {
  const { path } = page
  const spec: ShownPage = site.specOf(path)
  const pages = spec.selection ? countPages(context, { path, selection: spec.selection }) : 1
  for (let number = 1; number <= pages; number++) {
    yield {
      address: { path, page: number },
      canonical: spec.canonical ?? path,
      toTexts: () => page.texts,
      toPayload: (inLocale) => toPagePayload(site, inLocale, { page, spec, number }),
    }
  }
}

/** The pages that are made of entries. */
export function listDerivedPages(
  site: Pick<ContentSite, 'listDerived'>,
  { content, derive }: Pick<PlanContext, 'content' | 'derive'>,
): readonly DerivedPage[] {
  return derive('derived pages', () => site.listDerived(content), JSON.stringify)
}

interface NumberedPage {
  page: ContentPage
  spec: ShownPage
  number: number
}

function toPagePayload(site: RenderSite, context: PayloadContext, { page, spec, number }: NumberedPage): Payload {
  const { texts, path, facts, attachments } = page
  const subject: PageSubject = {
    path,
    texts,
    attachments,
    sample: facts.sample,
    canonical: spec.canonical ?? path,
    type: 'website',
    trail: toTrail(context, path),
    feed: site.findFeed(context, page),
  }
  const section = toSection(context, path)
  if (spec.selection) return site.toListPayload({ context, subject, section, number })
  return site.toPagePayload({ context, page, base: toBase(context, subject), section })
}

function planDerived(site: RenderSite, page: DerivedPage): PagePlan {
  const { path } = page
  return {
    address: { path, page: 1 },
    canonical: path,
    toPayload: (context) => site.toDerivedPayload({ context, page }),
  }
}

function* planEntries<C extends RoutedName>(
  site: RenderSite,
  { content }: PlanContext,
  collection: C,
): Generator<PagePlan> {
  const entries: readonly Entry<C>[] = content.entries[collection]
  for (const entry of entries) {
    const path = toEntryHref(site, collection, entry.slug)
    if (path === undefined) continue
    yield {
      address: { path, page: 1 },
      canonical: path,
      toPayload: (context) => site.entries[collection].toPayload({ context, entry }),
    }
  }
}
