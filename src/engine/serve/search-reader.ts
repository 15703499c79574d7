import type { SiteRelease, Store } from '#engine/model/config/store.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { createSiteSearch } from '#engine/model/search/create-site-search.ts'
import type { SiteSearch } from '#engine/model/search/search-answer.ts'
import type { FindAnswer } from './search-page.ts'

/** The search of the release that is served: its index is read once, and again for another release. */
export function createSearchReader(store: Store): FindAnswer {
  const opened = new Map<Locale, { release: SiteRelease; search: SiteSearch }>()
  const open = (release: SiteRelease, locale: Locale): SiteSearch => {
    const known = opened.get(locale)
    if (known?.release === release) return known.search
    const readFile = async (url: string) => {
      const record = await release.findFile(url)
      if (!record) throw new Error(`The release has no ${url}`)
      return store.read(record, undefined)
    }
    const search = createSiteSearch({ build: release.build, locale, readFile })
    opened.set(locale, { release, search })
    return search
  }
  return (release, locale, query) => open(release, locale).find(query)
}
