import type { Locale } from '#engine/model/locale/locale.ts'
import type { ViewRequest } from '#engine/model/renderer.ts'
import { createSiteSearch } from '#engine/model/search/create-site-search.ts'
import type { SearchAnswer, SiteSearch } from '#engine/model/search/search-answer.ts'
import type { SearchQuery } from '#engine/model/search/search-query.ts'

interface SearchFiles extends Pick<ViewRequest, 'readIndex' | 'readFile'> {
  build: string
  locale: Locale
}

interface OpenSearch {
  hash: string | undefined
  search: SiteSearch
  readFile: ViewRequest['readFile']
}

/** The search of the release that answers: its index is read once in each language, and again where it is another one. */
export function createViewSearch(): (query: SearchQuery, files: SearchFiles) => Promise<SearchAnswer> {
  const opened = new Map<Locale, OpenSearch>()
  return async (query, { build, locale, readIndex, readFile }) => {
    const hash = (await readIndex())?.hash
    const known = opened.get(locale)
    if (known && known.hash === hash) {
      // The release that it was opened for may have been deleted.
      known.readFile = readFile
      return known.search.find(query)
    }
    const open: OpenSearch = {
      hash,
      readFile,
      search: createSiteSearch({ build, locale, readFile: (url) => open.readFile(url) }),
    }
    opened.set(locale, open)
    return open.search.find(query)
  }
}
