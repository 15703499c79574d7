import type { Locale } from '#engine/model/locale/locale.ts'
import { searchPath, type SearchFileName } from '#engine/model/search/search-files.ts'

/** The name in the graph of a file of the search index. */
export function toSearchKey(locale: Locale, name: SearchFileName): string {
  return `search ${locale} ${name}`
}

/** True for the names of all such files. */
export function isSearchKey(key: string): boolean {
  return key.startsWith('search ')
}

/** The name in the graph of the answers. They are no part of the index, which is merged by itself. */
export function toAnswersKey(locale: Locale): string {
  return `answers ${locale}`
}

/** The same by the path of the file; undefined for other paths. */
export function findSearchKey(path: string): string | undefined {
  const [, locale = '', name = ''] = /^[^/]+\/([^/]+)\/([^/]+)\.bin$/.exec(path.slice(searchPath.length)) ?? []
  if (!path.startsWith(searchPath) || name === '') return undefined
  return name === 'asked' || name === 'answers' ? `answers ${locale}` : `search ${locale} ${name}`
}
