import type { Locale } from '#model/locale/locale.ts'
import type { SiteSearch } from '#model/search/search-answer.ts'

/** The search of a build in a language, from the site's own files. */
export function openSiteSearch(build: string, locale: Locale): SiteSearch {
  return { find: () => Promise.reject(new Error(`The index of ${build} in ${locale} is not built yet`)) }
}
