import { toFirmFacts } from '#features/company/build/to-firm-facts.ts'
import { listPages } from '#model/complete-tree.ts'
import type { FrameFacts, Titles } from '#model/config/page-config.ts'
import type { Content } from '#model/entries/content.ts'
import type { Texts } from '#model/entries/entry.ts'
import { pickText, toTextLocale } from '#model/entries/translated.ts'
import { mapLocales } from '#model/locale/locale.ts'
import type { NavItem } from '#model/nav-item.ts'
import { isInMenus } from '../standing-pages.ts'

/** What the header and the footer of all pages show of the content: the firm, and pages that have no item in the code. */
export function toFrameFacts(content: Content, items: readonly NavItem[]): FrameFacts {
  const firm = toFirmFacts(content)
  const known = new Set<string>(listPages(items))
  const added = [...content.pages.values()]
    .filter(({ path }) => isInMenus(path) && !known.has(path))
    .toSorted((a, b) => a.facts.order - b.facts.order || (a.path < b.path ? -1 : 1))
    .map(({ path, texts }) => ({ href: path, titles: toTitles(texts) }))
  return { ...(firm && { firm }), ...(added.length > 0 && { added }) }
}

function toTitles(texts: Texts): Titles {
  return mapLocales((locale) => {
    const lang = toTextLocale(texts, locale)
    return { text: pickText(texts, locale).title, ...(lang !== locale && { lang }) }
  })
}
