import { locales, type Locale } from '../../src/engine/model/locale/locale.ts'
import { toAddressUrl } from '../../src/engine/model/urls/address.ts'
import { listPages, type BuiltSite } from './read-output.ts'
import { toKind } from './to-kind.ts'

export interface PickedPage {
  /** Of its file: the address and the language. */
  name: string
  url: string
  locale: Locale
}

/** Lists and hubs of different sections show different things. */
const kindsBySection: ReadonlySet<string> = new Set(['list', 'hub', 'section'])

/** The longest page of each kind, in each language and some by section, and the page for addresses that do not exist. */
export function pickPages(site: BuiltSite, bySection = kindsBySection): PickedPage[] {
  const longest = new Map<string, PickedPage & { size: number }>()
  for (const { path, locale, page } of listPages(site)) {
    const html = site.readPage(path, locale, page)
    const kind = toKind(html)
    const section = bySection.has(kind) ? path.split('/').slice(0, 3).join('/') : ''
    const key = `${kind} ${section} ${locale}`
    if (html.length <= (longest.get(key)?.size ?? 0)) continue
    longest.set(key, { ...toPicked(toAddressUrl({ path, page }), locale), size: html.length })
  }
  return [...longest.values(), ...locales.map((locale) => toPicked('/khong-co-trang-nay', locale))]
}

/** Every page, in each language. */
export function allPages(site: BuiltSite): PickedPage[] {
  return listPages(site).map(({ path, locale, page }) => toPicked(toAddressUrl({ path, page }), locale))
}

function toPicked(url: string, locale: Locale): PickedPage {
  const address = url.replace(/\W+/g, '-').slice(1, 80) || 'opening'
  return { name: `${address}.${locale}`, url, locale }
}
