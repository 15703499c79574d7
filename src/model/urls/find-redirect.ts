import {
  redirects,
  type ExternalRedirect,
  type PageRedirect,
  type RedirectRule,
  type RedirectStatus,
} from './redirects.ts'
import type { PublicConfig } from '../config/site-config.ts'

/** The parts of a URL that a rule looks at and carries over; `search` and `hash` with their `?` and `#`, or empty. */
export interface AskedUrl {
  pathname: string
  search: string
  hash: string
}

/** The answer to a URL that a rule takes. */
export interface Redirection {
  status: RedirectStatus
  /** A path of this site, or an https URL that the site's own code or settings name. */
  location: string
  isExternal: boolean
}

type Addresses = Pick<PublicConfig, 'meetingUrl'>

/** Where a URL without a page is sent on to; undefined where no rule has its path. Slashes at its end do not count. */
export function findRedirect(
  { pathname, search, hash }: AskedUrl,
  addresses: Addresses,
  rules: readonly RedirectRule[] = redirects,
): Redirection | undefined {
  const rule = rules.find(({ from }) => pathname.startsWith(from) && /^\/*$/.test(pathname.slice(from.length)))
  if (!rule) return undefined
  const { status = 307 } = rule
  if ('external' in rule) return { status, location: toExternalUrl(rule, addresses), isExternal: true }
  return { status, location: rule.href + search + toHash(rule, hash), isExternal: false }
}

/** The address outside the site that a rule names. */
export function toExternalUrl({ external }: ExternalRedirect, addresses: Addresses): string {
  return external === 'meetingUrl' ? addresses[external] : external
}

function toHash({ anchor }: PageRedirect, hash: string): string {
  return anchor === undefined ? hash : `#${anchor}`
}
