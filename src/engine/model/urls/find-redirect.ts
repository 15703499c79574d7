import { memoize } from '#lib/memoize.ts'
import {
  redirectIndexUrl,
  tableVersion,
  toPartNumber,
  toQueryKey,
  toRedirectPartUrl,
  type PathRules,
  type RedirectIndex,
  type RedirectPart,
} from './redirect-table.ts'
import {
  isExternal,
  parseTarget,
  plainCharacters,
  toBarePath,
  toComposedPath,
  toParams,
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
  /** A path of this site, or an https URL that a rule names. */
  location: string
}

/** Reads a file of the rules as JSON; undefined where there is none. */
export type ReadRules = (url: string) => Promise<unknown>

/** The part of a path below another, without an empty segment: it never names a host. */
const restPattern = new RegExp(`^(?:/(?:${plainCharacters}|[^\\0-\\x7f]|%[89a-fA-F][\\da-fA-F])+)*$`)
/** One that pages of this site can have: of another, only where it leads is known. */
const plainRest = new RegExp(`^(?:/${plainCharacters}+)*$`)

/** The redirect for a URL without a page; undefined if no rule applies. Slashes at its end are ignored. */
export async function findRedirect(url: RequestedUrl, read: ReadRules): Promise<Redirection | undefined> {
  // A browser would ask for the same part again.
  const readOnce = memoize(read)
  const index = await readIndex(readOnce)
  return index && (await find(url, index, readOnce))
}

/** The redirect of a page that is asked for with a query of the former site: `/?p=1`. */
export async function findRedirectOfPage(url: RequestedUrl, read: ReadRules): Promise<Redirection | undefined> {
  const index = await readIndex(read)
  return index?.pages.includes(url.pathname) ? findOfQuery(url, { index, read }) : undefined
}

async function find(url: RequestedUrl, index: RedirectIndex, read: ReadRules): Promise<Redirection | undefined> {
  const path = toBarePath(toComposedPath(url.pathname))
  const ofQuery = await findOfQuery(url, { index, read })
  if (ofQuery) return ofQuery
  const exact = (await readRules(path, index, read))?.to
  if (exact) return { status: exact[1], location: toLocation(exact[0], { url, rest: '' }) }
  const segments = path.split('/')
  for (const depth of index.depths) {
    const start = segments.slice(0, depth + 1).join('/')
    const rest = path.slice(start.length)
    if (segments.length <= depth || !restPattern.test(rest)) continue
    const below = (await readRules(start, index, read))?.below
    if (below)
      return { status: below[1], location: toLocation(below[0], { url, rest: plainRest.test(rest) ? rest : '' }) }
  }
  return undefined
}

async function findOfQuery(
  { pathname, search, hash }: RequestedUrl,
  { index, read }: { index: RedirectIndex; read: ReadRules },
): Promise<Redirection | undefined> {
  if (search === '') return undefined
  const path = toBarePath(toComposedPath(pathname))
  const params = toParams(search.slice(1))
  for (const names of (await readRules(path, index, read))?.queries ?? []) {
    const pairs = names.flatMap((name) => {
      const value = params.get(name)
      return value === undefined ? [] : [[name, value] as const]
    })
    if (pairs.length < names.length) continue
    const found = (await readRules(toQueryKey(path, pairs), index, read))?.to
    // The rest of the query was for the former site too.
    if (found) return { status: found[1], location: toLocation(found[0], { url: { search: '', hash }, rest: '' }) }
  }
  return undefined
}

interface Requested {
  url: Pick<RequestedUrl, 'search' | 'hash'>
  rest: string
}

function toLocation(to: string, { url, rest }: Requested): string {
  const { path, keepsRest, query, anchor } = parseTarget(to)
  const address = (keepsRest ? path + rest : path) || '/'
  if (isExternal(to)) return address
  const queries = [query, url.search.slice(1)].filter((part) => part !== '').join('&')
  return `${address}${queries && `?${queries}`}${anchor === '' ? url.hash : `#${anchor}`}`
}

async function readIndex(read: ReadRules): Promise<RedirectIndex | undefined> {
  const found = await read(redirectIndexUrl)
  return isOfVersion(found) ? (found as RedirectIndex) : undefined // of this version, and written by this program
}

async function readRules(key: string, { parts }: RedirectIndex, read: ReadRules): Promise<PathRules | undefined> {
  const found = await read(toRedirectPartUrl(toPartNumber(key, parts)))
  if (!isOfVersion(found)) return undefined
  const { rules } = found as RedirectPart // as above
  return Object.hasOwn(rules, key) ? rules[key] : undefined
}

export function isOfVersion(found: unknown): found is { version: typeof tableVersion } {
  return typeof found === 'object' && found !== null && 'version' in found && found.version === tableVersion
}
