import type { ComponentType } from 'react'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { SearchAnswer, SiteSearch } from '#engine/model/search/search-answer.ts'
import type { SearchQuery } from '#engine/model/search/search-query.ts'

/** The search of the site, for the page of the search and the dialog. Its code is loaded with the first query. */
export interface SearchAccess {
  /** The answer to a query. @throws where the code or a file of the index cannot be loaded */
  find: (locale: Locale, query: SearchQuery) => Promise<SearchAnswer>
  /** Loads the content of the dialog. */
  loadPanel: () => Promise<{ SearchPanel: ComponentType }>
  /** True if the page that came with the document has loaded, which is shown as it came. */
  isReady: () => boolean
}

interface FirstSearchAccess extends SearchAccess {
  /** Says that the page that came with the document has loaded. */
  setReady: () => void
}

/** The search of a visit, one of each language. */
export function createSearchAccess(build: string): FirstSearchAccess {
  const opened = new Map<Locale, SiteSearch>()
  let isReady = false
  return {
    find: async (locale, query) => {
      const { openSiteSearch } = await import('#data/site-search.ts')
      const search = opened.get(locale) ?? openSiteSearch(build, locale)
      opened.set(locale, search)
      try {
        return await search.find(query)
      } catch (error) {
        // The next query opens it anew: the files may have been replaced by those of a newer release.
        opened.delete(locale)
        throw error
      }
    },
    loadPanel: () => import('#features/search/search-panel.tsx'),
    isReady: () => isReady,
    setReady: () => {
      isReady = true
    },
  }
}
