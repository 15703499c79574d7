import type { Locale } from '../locale/locale.ts'

/** Which page: its path, and for a list which of its pages (from 1). */
export interface Address<Path extends string = string> {
  path: Path
  page: number
}

/** The name of an address in files and in maps: `/tin-tuc/thong-bao~2`; `/~` for the root. `~` is in no slug. */
export function toAddressKey({ path, page }: Address): string {
  return `${path === '/' ? '/~' : path}${page > 1 ? `~${page}` : ''}`
}

/** The URL of an address as the visitor sees it: `/tin-tuc/thong-bao?trang=2`. */
export function toAddressUrl({ path, page }: Address): string {
  return page > 1 ? `${path}?trang=${page}` : path
}

/** Where a page's payload lies, below the site's root. */
export function toPayloadUrl(build: string, locale: Locale, address: Address): string {
  return `/_payload/${build}/${locale}${toAddressKey(address)}.json`
}

/** Where the index of a list lies: all its entries, for those who filter it. */
export function toIndexUrl(build: string, locale: Locale, path: string): string {
  return `/_payload/${build}/${locale}${path}~index.json`
}

/** Where a language's compiled messages lie, below the site's root. */
export function toCatalogueUrl(build: string, locale: Locale): string {
  return `/_i18n/${build}/${locale}/messages.json`
}
