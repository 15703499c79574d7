import type { PublicConfig } from '../config/site-config.ts'
import {
  redirects,
  type ExternalRedirect,
  type PageRedirect,
  type RedirectRule,
  type RedirectStatus,
} from './redirects.ts'

/** The parts of a requested URL that rules use; `search` and `hash` with their `?` and `#`, or empty. */
export interface RequestedUrl {
  pathname: string
  search: string
  hash: string
}

/** The redirect that follows from a rule. */
export interface Redirection {
  status: RedirectStatus
  /** A path of this site, or an https URL that the site's own code or settings name. */
  location: string
  isExternal: boolean
}

type Addresses = Pick<PublicConfig, 'meetingUrl'>

/** The redirect for a URL without a page; undefined if no rule has its path. Trailing slashes are ignored. */
export function findRedirect(
  { pathname, search, hash }: RequestedUrl,
  addresses: Addresses,
  rules: readonly RedirectRule[] = redirects,
): Redirection | undefined {
  const rule = rules.find(({ from }) => pathname.startsWith(from) && /^\/*$/.test(pathname.slice(from.length)))
  if (!rule) return undefined
  const { status = 307 } = rule
  if ('external' in rule) return { status, location: toExternalUrl(rule, addresses), isExternal: true }
  return { status, location: rule.href + search + toHash(rule, hash), isExternal: false }
}

/** The external URL of a rule. */
export function toExternalUrl({ external }: ExternalRedirect, addresses: Addresses): string {
  return external === 'meetingUrl' ? addresses[external] : external
}

function toHash({ anchor }: PageRedirect, hash: string): string {
  return anchor === undefined ? hash : `#${anchor}`
}
