import type { Clock } from '#lib/clock.ts'
import type { SiteOptions } from './create-site.ts'
import type { SearchAccess } from './search-access.ts'

/** A prerendered page is read at any time, so it must not depend on that of the build. */
const forbiddenClock: Clock = () => {
  throw new Error('a prerendered page must not read the clock')
}

/** The answer to a query comes with the payload. */
const noSearch: SearchAccess = {
  isReady: () => false,
  loadPanel: () => Promise.reject(new Error('no dialog opens while prerendering')),
  find: () => Promise.reject(new Error('nothing is searched while prerendering')),
}

/** The access of a page that is made outside a browser. */
export const prerendering = {
  clock: forbiddenClock,
  search: noSearch,
  pages: { load: async () => null, isGone: () => false, loadIndex: async () => undefined, prepare: () => undefined },
} as const satisfies Partial<SiteOptions>
