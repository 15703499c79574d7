import { ascending } from '#lib/order.ts'
import { hashText } from '#lib/search/hash-text.ts'
import { parseSource, type RedirectRule, type RedirectStatus } from './redirects.ts'

// The rules of a release as files, which servers and browsers read for addresses without a page: an index, and parts in which a
// rule is found by its hash. Whatever their number, finding one takes the index and one part or two.

/** To be raised with every change of the files: whoever knows another version takes them for none. */
export const tableVersion = 1

const folder = '/_moved/'
export const redirectIndexUrl = `${folder}index.json`

export function toRedirectPartUrl(part: number): string {
  return `${folder}${part}.json`
}

export interface RedirectIndex {
  version: typeof tableVersion
  /** How many parts there are. */
  parts: number
  /** How many segments the paths have of which everything below leads on, the longest first. */
  depths: readonly number[]
  /** The pages with a rule for a query. */
  pages: readonly string[]
}

type Target = readonly [to: string, status: RedirectStatus]

/** All rules of a path, or the one of a path with a query. */
export interface PathRules {
  to?: Target
  /** For all that is below it, and for itself. */
  below?: Target
  /** The names of the parameters of its queries, the most names first. */
  queries?: readonly (readonly string[])[]
}

export interface RedirectPart {
  version: typeof tableVersion
  /** By path, `/a`, and by path with a query, `/a?p=1`. */
  rules: Readonly<Record<string, PathRules>>
}

export interface RedirectTable {
  index: RedirectIndex
  parts: readonly RedirectPart[]
}

/** Twice as many rules lie in a part at most: some KB. */
const rulesPerPart = 64

export function toPartNumber(key: string, parts: number): number {
  return hashText(key) % parts
}

/** `/a?p=1&q=2` */
export function toQueryKey(path: string, params: readonly (readonly [name: string, value: string])[]): string {
  return `${path}?${params.map((pair) => pair.join('=')).join('&')}`
}

/** The source of a rule, with its letters composed, and its parameters in the order of their names. */
export function toSourceKey(from: string): string {
  const source = parseSource(from)
  if (!source) return from
  if (source.params.length > 0) return toQueryKey(source.path, source.params)
  return source.isPrefix ? `${source.path}/*` : source.path
}

/** The files of some rules, whose sources have been checked; undefined where there are none. */
export function toRedirectTable(
  rules: readonly RedirectRule[],
  isPage: (path: string) => boolean,
): RedirectTable | undefined {
  if (rules.length === 0) return undefined
  const byKey = new Map<string, PathRules>()
  const depths = new Set<number>()
  const pages = new Set<string>()
  const add = (key: string, more: PathRules) => byKey.set(key, { ...byKey.get(key), ...more })
  for (const { from, to, status } of rules) {
    const source = parseSource(from)
    if (!source) continue
    const { path, isPrefix, params } = source
    if (params.length > 0) {
      add(toQueryKey(path, params), { to: [to, status] })
      add(path, {
        queries: withNames(
          byKey.get(path)?.queries ?? [],
          params.map(([name]) => name),
        ),
      })
      if (isPage(path)) pages.add(path)
    } else if (isPrefix) {
      add(path, { below: [to, status] })
      depths.add(countSegments(path))
    } else add(path, { to: [to, status] })
  }
  // A power of two, so that it seldom becomes another, and all parts with it.
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(byKey.size / rulesPerPart)))
  const parts = Array.from({ length: count }, (): Record<string, PathRules> => ({}))
  for (const key of [...byKey.keys()].toSorted(ascending)) {
    const part = parts[toPartNumber(key, count)]
    const found = byKey.get(key)
    if (part && found) part[key] = found
  }
  return {
    index: {
      version: tableVersion,
      parts: count,
      depths: [...depths].toSorted((a, b) => b - a),
      pages: [...pages].toSorted(ascending),
    },
    parts: parts.map((one) => ({ version: tableVersion, rules: one })),
  }
}

export function countSegments(path: string): number {
  return path.split('/').length - 1
}

function withNames(known: readonly (readonly string[])[], names: readonly string[]): readonly (readonly string[])[] {
  if (known.some((one) => one.join('&') === names.join('&'))) return known
  return [...known, names].toSorted(compareNames)
}

/** The most names first: a rule that names more is the closer one. */
export function compareNames(a: readonly string[], b: readonly string[]): number {
  return b.length - a.length || ascending(a.join('&'), b.join('&'))
}

/** The rules in files of a table, in the order of their sources. */
export function listRules(parts: readonly RedirectPart[]): RedirectRule[] {
  return parts
    .flatMap(({ rules }) =>
      Object.entries(rules).flatMap(([key, { to, below }]) => [
        ...(to ? [{ from: key, to: to[0], status: to[1] }] : []),
        ...(below ? [{ from: `${key}/*`, to: below[0], status: below[1] }] : []),
      ]),
    )
    .toSorted((a, b) => ascending(a.from, b.from))
}
