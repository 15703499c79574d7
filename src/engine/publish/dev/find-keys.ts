import { bundlesPath } from '#engine/model/bundles.ts'
import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import { splitImageUrl } from '#engine/model/images/image-url.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toAddressKey } from '#engine/model/urls/address.ts'
import { parseFeedUrl } from '#engine/model/urls/feed-urls.ts'
import { listParams } from '#engine/model/urls/search.ts'
import { findSearchKey } from '#engine/search/search-key.ts'

/** The number of pages of each path. */
export type PageCounts = ReadonlyMap<string, number>

/** The keys of the outputs that the answer to a request may need. */
export function findKeys({ pathname, searchParams }: URL, pages: PageCounts): string[] {
  const count = pages.get(pathname)
  if (count !== undefined) {
    const page = Math.min(Math.max(1, Number(searchParams.get(listParams.page)) || 1), count)
    return locales.map((locale) => `page ${locale}${toAddressKey({ path: pathname, page })}`)
  }
  const payload = /^\/_payload\/[^/]+\/(.+)\.json$/.exec(pathname)?.[1]
  if (payload !== undefined) return [`page ${payload}`, `index ${payload.replace(/~index$/, '')}`]
  const card = /^\/_social\/(.+)\.png$/.exec(pathname)?.[1]
  if (card !== undefined) return [`page ${card}`, `card ${card}`]
  const search = findSearchKey(pathname)
  if (search !== undefined) return [search]
  const image = splitImageUrl(pathname)
  if (image) return [`image ${image.path}`]
  // Downloads that features make of content, which may have any address.
  const generated = locales.map((locale) => `data files ${locale}`)
  if (pathname.startsWith(attachmentsPath)) {
    return [`document ${pathname.slice(attachmentsPath.length)}`, ...generated]
  }
  const bundle = /^(\/.+)\.(?:zip|sha256|json)$/.exec(pathname)?.[1]
  if (bundle?.startsWith(`${bundlesPath}/`)) return [`bundle ${bundle.slice(bundlesPath.length)}`]
  const feed = parseFeedUrl(pathname)
  if (feed) return [`feed ${feed.locale}${feed.path}`]
  return [`file ${pathname}`, ...generated]
}

/** The number of pages of each path, from the keys of all outputs: `page en/news~2`. */
export function listPages(keys: Iterable<string>): PageCounts {
  const counts = new Map<string, number>()
  for (const key of keys) {
    const [, path = '', number = '1'] = /^page [^/]+(\/.*?)(?:~(\d+))?$/.exec(key) ?? []
    if (path !== '') counts.set(path === '/~' ? '/' : path, Math.max(counts.get(path) ?? 0, Number(number)))
  }
  return counts
}

/** The addresses of the documents of entries, from the keys of all outputs: `document news/a/b.pdf`. */
export function* listDocuments(keys: Iterable<string>): Generator<string> {
  for (const key of keys) {
    const path = /^document (.+)$/.exec(key)?.[1]
    if (path !== undefined) yield attachmentsPath + path
  }
}
