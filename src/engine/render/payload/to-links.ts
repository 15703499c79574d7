import type { ContentPage, Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import type { Texts } from '#engine/model/entries/entry.ts'
import { sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import type { PageLink, RelatedEntry, SectionNav } from '#engine/model/payload.ts'
import type { Href } from '#lib/href.ts'
import { ascending } from '#lib/order.ts'
import type { PayloadContext } from './payload-context.ts'

type LinkContext = Pick<PayloadContext, 'content' | 'locale'>
type SectionContext = Pick<PayloadContext, 'content' | 'locale' | 'derive'>

function toPageLink(href: Href, texts: Texts, locale: Locale): PageLink {
  const own = texts[locale]
  return { href, ...(own ? { title: own.title } : { title: texts[sourceLocale].title, lang: sourceLocale }) }
}

/** A link to an entry: to its own page, or to its anchor on the page that shows its collection. */
export function linkToEntry(entry: Entry, locale: Locale): PageLink {
  const address = toEntryAddress(entry)
  return { ...address, ...toPageLink(address.href, entry.texts, locale) }
}

/** A link to an entry that another one names; where it is not there it was taken down, as `checkReferences` ensures. */
export function linkToRelated(entry: Entry | undefined, locale: Locale): RelatedEntry {
  return entry ? linkToEntry(entry, locale) : 'taken-down'
}

/** A link to a page. @throws if it does not exist */
export function linkTo({ content, locale }: LinkContext, href: Href): PageLink {
  const page = content.pages.get(href)
  if (!page) throw new Error(`No page at ${href}: checkPages should have reported it`)
  return toPageLink(href, page.texts, locale)
}

/** The pages above a path for the breadcrumb, from the top. */
export function toTrail({ content, locale }: LinkContext, path: string): PageLink[] {
  return ancestorsOf(path).flatMap((ancestor) => {
    const page = content.pages.get(ancestor)
    return page ? [linkToPage(page, locale)] : []
  })
}

/**
 * The section navigation of a page: the children of the page or of its nearest ancestor, whichever first has more than one.
 * Null if there is none.
 */
export function toSection(context: SectionContext, path: string): SectionNav | null {
  for (const head of [path, ...ancestorsOf(path).toReversed()]) {
    const page = context.content.pages.get(head)
    const links = childPages(context, head).map((child) => ({
      ...linkToPage(child, context.locale),
      ...(path.startsWith(`${child.path}/`) && { isAbove: true as const }),
    }))
    if (page && links.length > 1) return { ...linkToPage(page, context.locale), links }
  }
  return null
}

/** The child pages of a path, sorted by their `order`. */
export function childPages({ content, derive }: Omit<SectionContext, 'locale'>, path: string): readonly ContentPage[] {
  // The home page is above none: its path would be that of all top pages.
  if (path === '/') return []
  const byParent = derive(
    'pages by parent',
    () => groupByParent(content.pages.values()),
    (groups) => [...groups.values()].map((group) => group.map((page) => page.path).join()).join(';'),
  )
  return byParent.get(path) ?? []
}

function groupByParent(pages: Iterable<ContentPage>): ReadonlyMap<string, readonly ContentPage[]> {
  const sorted = [...pages].toSorted((a, b) => a.facts.order - b.facts.order || ascending(a.path, b.path))
  return Map.groupBy(sorted, ({ path }) => path.slice(0, path.lastIndexOf('/')))
}

/** `/a/b/c` → `/a`, `/a/b`. */
function ancestorsOf(path: string): string[] {
  const segments = path.split('/').slice(1, -1)
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
}

export function linkToPage(page: ContentPage, locale: Locale): PageLink {
  return toPageLink(page.path, page.texts, locale)
}
