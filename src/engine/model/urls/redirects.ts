import { ascending } from '#lib/order.ts'

/** 301 and 308 are permanent: search engines then list the new address. */
export const redirectStatuses = [301, 302, 303, 307, 308] as const
export type RedirectStatus = (typeof redirectStatuses)[number]

/** An address without a page, and where it leads. */
export interface RedirectRule {
  /**
   * A path (`/a/b`), whose letters may be escaped, all that is below one and the path itself (`/a/*`), or a path with parameters of a query (`/a?p=1`), which
   * may be that of a page.
   */
  from: string
  /**
   * A page, with a query or an anchor (`/a?b=1#c`), or an address of another site (`https://…`). After a path with `/*` the part
   * below it is kept where this path ends with `/*` too.
   */
  to: string
  status: RedirectStatus
}

/** The parts of what a rule applies to. */
export interface RedirectSource {
  /** Without a slash at its end, its letters composed and not escaped; that of the first page is `/`. */
  path: string
  isPrefix: boolean
  /** The parameters that a query must have, in the order of their names. */
  params: readonly (readonly [name: string, value: string])[]
}

/** The parts of where a rule leads. `path` is the whole address of another site. */
export interface RedirectTarget {
  path: string
  /** True if what is below the requested path follows it. */
  keepsRest: boolean
  /** Without `?`; empty for none. */
  query: string
  /** Without `#`; empty for none. */
  anchor: string
}

/** The characters of paths and of values that all servers take as they are: none has to be escaped. */
export const plainCharacters = String.raw`[\w.~,:;=@!()\-]`
const plainValue = String.raw`[\w.~,:;@!()\-]`
/** Letters and signs outside of ASCII, as addresses of former sites have them. */
const otherCharacters = String.raw`(?:(?![\0-\x7f])[\p{L}\p{M}\p{N}\p{P}\p{S}])`
const pathPattern = new RegExp(
  String.raw`^(?:/|(?:/(?!\.{1,2}(?:/|$))(?:${plainCharacters}|${otherCharacters})+)+)$`,
  'u',
)
const paramPattern = new RegExp(`^[\\w.-]+=${plainValue}+$`)

/** The parts of what a rule applies to; undefined where it has another form. */
export function parseSource(from: string): RedirectSource | undefined {
  const [address = '', query, ...others] = from.split('?')
  const isPrefix = address.endsWith('/*')
  const path = toComposedPath(isPrefix ? address.slice(0, -2) : address)
  if (
    others.length > 0 ||
    !pathPattern.test(path) ||
    (isPrefix && query !== undefined) ||
    from === '/' ||
    from === '/*'
  )
    return undefined
  if (query === undefined) return { path, isPrefix, params: [] }
  const parts = query.split('&')
  if (!parts.every((part) => paramPattern.test(part))) return undefined
  const params = toParams(query)
  if (params.size !== parts.length) return undefined
  return { path, isPrefix, params: [...params].toSorted(([a], [b]) => ascending(a, b)) }
}

/**
 * A path with its letters outside of ASCII as they are read, composed: browsers escape them, in capitals or not, and some systems write
 * their marks apart. What else is escaped stays so.
 */
export function toComposedPath(path: string): string {
  return path.replace(/(?:%[89a-f][\da-f])+/gi, decode).normalize('NFC')
}

function decode(escaped: string): string {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return escaped
  }
}

export function parseTarget(to: string): RedirectTarget {
  const [, address = '', query = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(to) ?? []
  if (isExternal(to)) {
    const keepsRest = to.endsWith('/*')
    return { path: keepsRest ? to.slice(0, -2) : to, keepsRest, query: '', anchor: '' }
  }
  const keepsRest = address.endsWith('/*')
  return { path: keepsRest ? address.slice(0, -2) : address, keepsRest, query, anchor }
}

export function isExternal(to: string): boolean {
  return !to.startsWith('/')
}

/** The parameters of a query as they were sent: of several with one name the first. */
export function toParams(query: string): Map<string, string> {
  const params = new Map<string, string>()
  for (const part of query.split('&')) {
    const end = part.indexOf('=')
    if (end > 0 && !params.has(part.slice(0, end))) params.set(part.slice(0, end), part.slice(end + 1))
  }
  return params
}

/** A path without slashes at its end, in linear time. */
export function toBarePath(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname.endsWith('/', end)) end--
  return pathname.slice(0, end)
}
