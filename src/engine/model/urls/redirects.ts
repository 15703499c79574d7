import type { Href } from '#lib/href.ts'
import { redirects as rules, redirectsFile } from '#redirects'

/** 301 and 308 are permanent: browsers and search engines store them. */
export type RedirectStatus = 301 | 302 | 303 | 307 | 308

interface Rule {
  /** The requested path: no pattern, no query, no slash at the end. */
  from: `/${string}`
  /** 307 by default. */
  status?: RedirectStatus
}

/** To a page of the site, or a heading of it. Keeps the query, and the hash if the rule has no anchor. */
export interface PageRedirect extends Rule {
  href: Href
  anchor?: string
}

/** To another site. Drops query and hash. */
export interface ExternalRedirect extends Rule {
  external: `https://${string}`
  anchor?: never
}

export type RedirectRule = PageRedirect | ExternalRedirect

/** The redirects of the site, and the path of the file that has them. */
export const redirects: readonly RedirectRule[] = rules as readonly object[] as readonly RedirectRule[] // the build finds targets that are no pages
export { redirectsFile }
