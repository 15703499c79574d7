import { listPages } from '#engine/model/complete-tree.ts'
import type { FrameFacts, Titles } from '#engine/model/config/page-config.ts'
import type { SiteMap } from '#engine/model/content/content-site.ts'
import type { Content } from '#engine/model/entries/content.ts'
import type { Texts } from '#engine/model/entries/entry.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import { mapLocales } from '#engine/model/locale/locale.ts'
import type { NavItem } from '#engine/model/nav-item.ts'
import { toFirmFacts } from '#features/company/build/to-firm-facts.ts'
import { ascending } from '#lib/order.ts'
import { isInMenus } from './map/standing-pages.ts'

/** Facts of the content that the header and the footer of all pages show: the firm, and pages that have no item in the code. */
export function toFrameFacts(specOf: SiteMap['specOf'], content: Content, items: readonly NavItem[]): FrameFacts {
  const firm = toFirmFacts(content)
  const known = new Set<string>(listPages(items))
  const added = [...content.pages.values()]
    .filter(({ path }) => isInMenus(specOf(path)) && !known.has(path))
    .toSorted((a, b) => a.facts.order - b.facts.order || ascending(a.path, b.path))
    .map(({ path, texts }) => ({ href: path, titles: toTitles(texts) }))
  return { ...(firm && { firm }), ...(added.length > 0 && { added }) }
}

function toTitles(texts: Texts): Titles {
  return mapLocales((locale) => {
    const lang = toTextLocale(texts, locale)
    return { text: pickText(texts, locale).title, ...(lang !== locale && { lang }) }
  })
}
