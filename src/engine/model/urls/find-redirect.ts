import { redirects, type PageRedirect, type RedirectRule, type RedirectStatus } from './redirects.ts'

/** The parts of a requested URL that rules use; `search` and `hash` with their `?` and `#`, or empty. */
export interface RequestedUrl {
  pathname: string
  search: string
  hash: string
}

/** The redirect that follows from a rule. */
export interface Redirection {
  status: RedirectStatus
  /** A path of this site, or an https URL that the site's own code names. */
  location: string
  isExternal: boolean
}

/** The redirect for a URL without a page; undefined if no rule has its path. Trailing slashes are ignored. */
export function findRedirect(
  { pathname, search, hash }: RequestedUrl,
  rules: readonly RedirectRule[] = redirects,
): Redirection | undefined {
  const rule = rules.find(({ from }) => pathname.startsWith(from) && /^\/*$/.test(pathname.slice(from.length)))
  if (!rule) return undefined
  const { status = 307 } = rule
  if ('external' in rule) return { status, location: rule.external, isExternal: true }
  return { status, location: rule.href + search + toHash(rule, hash), isExternal: false }
}

function toHash({ anchor }: PageRedirect, hash: string): string {
  return anchor === undefined ? hash : `#${anchor}`
}
