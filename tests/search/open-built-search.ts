import type { Store } from '#engine/model/config/store.ts'
import { createSiteSearch } from '#engine/model/search/create-site-search.ts'
import type { OpenSearch } from './measure-costs.ts'
import type { FindPaths } from './measure-recall.ts'

/** The search of the release that an output shows now, as the site's pages use it. */
export function openBuiltSearch(store: Store): OpenSearch {
  const release = store.current()
  const { build } = release
  return (locale, countFile) =>
    createSiteSearch({
      build,
      locale,
      readFile: async (url) => {
        const record = await release.findFile(url)
        if (!record) throw new Error(`${url} is not part of the output`)
        countFile((await store.read(record, record.isCompressible ? 'br' : undefined)).length)
        return store.read(record, undefined)
      },
    })
}

/** Searches that stay open from one query to the next, one for each language. */
export function toFindPaths(open: OpenSearch): FindPaths {
  const searches = new Map<string, ReturnType<OpenSearch>>()
  return async (query, locale) => {
    const search = searches.get(locale) ?? open(locale, () => {})
    searches.set(locale, search)
    const { card, hits } = await search.find({ q: query, page: 1 })
    // An answer is above the pages.
    return [...(card ? [card.link.href] : []), ...hits.map(({ href }) => href)]
  }
}
