import type { Store } from '#engine/model/config/store.ts'
import { findRedirect, findRedirectOfPage, type ReadRules, type Redirection } from '#engine/model/urls/find-redirect.ts'
import { createLruCache } from '#lib/lru-cache.ts'
import { toRedirect, type Answer } from './answer.ts'
import type { SiteRequest } from './site-request.ts'

/** The redirects of the release of a request. */
export interface Redirects {
  /** For an address without a page. */
  find: (request: SiteRequest) => Promise<Answer | undefined>
  /** For a page that is asked for with a query of the former site. */
  findOfPage: (request: SiteRequest) => Promise<Answer | undefined>
}

/** Memory for files of rules; what they are parsed to takes about three times their text. */
const cacheBytes = 2 * 1024 * 1024
const parsedFactor = 3

export function createRedirects(store: Store): Redirects {
  /** By the hash of their text. */
  const parsed = createLruCache<unknown>(cacheBytes)
  const toRead =
    ({ release }: SiteRequest): ReadRules =>
    async (url) => {
      const record = await release.findFile(url)
      if (!record) return undefined
      const known = parsed.get(record.hash)
      if (known !== undefined) return known
      const rules: unknown = JSON.parse(new TextDecoder().decode(await store.read(record, undefined)))
      parsed.set(record.hash, rules, record.size * parsedFactor)
      return rules
    }
  return {
    find: async (request) => toAnswer(await findRedirect(request.url, toRead(request))),
    findOfPage: async (request) => toAnswer(await findRedirectOfPage(request.url, toRead(request))),
  }
}

function toAnswer(found: Redirection | undefined): Answer | undefined {
  return found && toRedirect(found.status, found.location)
}
