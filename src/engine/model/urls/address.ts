import { listParams } from '#brand'
import { isLocale, type Locale } from '../locale/locale.ts'

/** A page of the site: its path, and the number of the page within a list, from 1; it is 1 outside lists. */
export interface Address<Path extends string = string> {
  path: Path
  page: number
}

/** An address as a key and a file name: `/news/notices~2`; `/~` for the root. No slug contains `~`. */
export function toAddressKey({ path, page }: Address): string {
  return `${path === '/' ? '/~' : path}${page > 1 ? `~${page}` : ''}`
}

/** The URL of an address, as visitors see it: `/news/notices?page=2`. */
export function toAddressUrl({ path, page }: Address): string {
  return page > 1 ? `${path}?${listParams.page}=${page}` : path
}

/** The URL of a page's payload. */
export function toPayloadUrl(build: string, locale: Locale, address: Address): string {
  return `/_payload/${build}/${locale}${toAddressKey(address)}.json`
}

const payloadUrl = /^\/_payload\/([^/]+)\/([^/]+)(\/[^~]*|\/~)(?:~(\d+))?\.json$/

/** The page whose payload a URL is that of; undefined for other URLs. */
export function parsePayloadUrl(url: string): { build: string; locale: Locale; address: Address } | undefined {
  const [, build, locale, path, page = '1'] = payloadUrl.exec(url) ?? []
  if (build === undefined || path === undefined || !isLocale(locale)) return undefined
  return { build, locale, address: { path: path === '/~' ? '/' : path, page: Number(page) } }
}

/** The URL of a list's index: all its entries, which the browser loads to filter them. */
export function toIndexUrl(build: string, locale: Locale, path: string): string {
  return `/_payload/${build}/${locale}${path}~index.json`
}

/** The URL of a language's compiled message catalogue. */
export function toCatalogueUrl(build: string, locale: Locale): string {
  return `/_i18n/${build}/${locale}/messages.json`
}

/** The file of the menus, by a hash of its content. */
export function toMenusUrl(hash: string): string {
  return `/_menus/${hash.slice(0, 12)}.json`
}
