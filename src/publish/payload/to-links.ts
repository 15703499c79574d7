import { toEntryAddress } from '#features/entry-address.ts'
import type { ContentPage, Entry } from '#features/content.ts'
import type { Texts } from '#model/entries/entry.ts'
import type { Href } from '#lib/href.ts'
import { sourceLocale, type Locale } from '#model/locale/locale.ts'
import type { PageLink, SectionNav } from '#model/payload.ts'
import type { PayloadContext } from './payload-context.ts'

type LinkContext = Pick<PayloadContext, 'content' | 'locale'>

export function toPageLink(href: Href, texts: Texts, locale: Locale): PageLink {
  const own = texts[locale]
  return { href, ...(own ? { title: own.title } : { title: texts[sourceLocale].title, lang: sourceLocale }) }
}

/** A link to an entry: its own page, or its place on the page that shows all of its collection. */
export function linkToEntry(entry: Entry, locale: Locale): PageLink {
  const place = toEntryAddress(entry)
  return { ...place, ...toPageLink(place.href, entry.texts, locale) }
}

/** A link to a page that is known to be there. */
export function linkTo({ content, locale }: LinkContext, href: Href): PageLink {
  const page = content.pages.get(href)
  if (!page) throw new Error(`No page at ${href}: checkPages should have reported it`)
  return toPageLink(href, page.texts, locale)
}

/** The pages above a path, outermost first. */
export function toTrail({ content, locale }: LinkContext, path: string): PageLink[] {
  return ancestorsOf(path).flatMap((ancestor) => {
    const page = content.pages.get(ancestor)
    return page ? [linkToPage(page, locale)] : []
  })
}

/**
 * The pages below a page, or beside it, or beside the page above it: whichever is the nearest to offer a choice. Null for
 * a page that stands alone.
 */
export function toSection(context: LinkContext, path: string): SectionNav | null {
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

/** The pages right below a path, in their own order. */
export function childPages({ content }: LinkContext, path: string): ContentPage[] {
  if (path === '/') return []
  return [...content.pages.values()]
    .filter((page) => page.path.startsWith(`${path}/`) && !page.path.slice(path.length + 1).includes('/'))
    .toSorted((a, b) => a.facts.order - b.facts.order || (a.path < b.path ? -1 : 1))
}

/** `/a/b/c` → `/a`, `/a/b`. */
function ancestorsOf(path: string): string[] {
  const segments = path.split('/').slice(1, -1)
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
}

export function linkToPage(page: ContentPage, locale: Locale): PageLink {
  const href = page.path as Href // a page of the content is a page of the site: checkPages holds the two together
  return toPageLink(href, page.texts, locale)
}
