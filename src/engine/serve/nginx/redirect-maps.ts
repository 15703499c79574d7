import { compareNames, countSegments, toQueryKey } from '#engine/model/urls/redirect-table.ts'
import {
  isExternal,
  parseSource,
  parseTarget,
  plainCharacters,
  redirectStatuses,
  type RedirectRule,
} from '#engine/model/urls/redirects.ts'
import { ascending } from '#lib/order.ts'
import { quote, quoteValue, toLiteral, toMap, type MapLine } from './config-text.ts'

/** The key that a rule has in a map, and where it leads as a value of one. */
interface KeyedRule {
  key: string
  status: number
  location: string
}

const segment = `/${plainCharacters}+`
/** One with letters outside of ASCII, too, which nginx compares as bytes. */
const anySegment = String.raw`/(?:${plainCharacters}|[\x80-\xff])+`

const lettersPattern = '~^(?=[^?]*%)(?:[^%?]|%[89a-fA-F][0-9a-fA-F])+(?:[?]|$)'

/** The forms of a path in which browsers ask for it: its letters composed, or their marks apart. */
function listForms(path: string): string[] {
  return [...new Set([path, path.normalize('NFD')])]
}

/**
 * `$site_redirect_307` and so on: where a rule leads from the requested address. `$site_page_redirect_307`: from a page that is
 * asked for with a query of the former site; `$site_letters_redirect_307`: from an address with letters outside of ASCII. Each rule is found by its hash, however many there are.
 */
export function toRedirectMaps(rules: readonly RedirectRule[]): string {
  const parsed = rules.flatMap((rule) => {
    const source = parseSource(rule.from)
    return source ? [{ ...source, rule }] : []
  })
  const ofQueries = [
    ...Map.groupBy(
      parsed.filter(({ params }) => params.length > 0),
      ({ params }) => params.map(([name]) => name).join('&'),
    ),
  ].toSorted(([a], [b]) => compareNames(a.split('&'), b.split('&')))
  const prefixes = Map.groupBy(
    parsed.filter(({ isPrefix }) => isPrefix),
    ({ path }) => countSegments(path),
  )
  const depths = [...prefixes.keys()].toSorted((a, b) => b - a)
  const exact = parsed.filter(({ isPrefix, params }) => !isPrefix && params.length === 0)
  const names = [...new Set(ofQueries.flatMap(([group]) => group.split('&')))].toSorted(ascending)

  const queryMaps = ofQueries.flatMap(([group, own], number) => {
    const of = group.split('&').map((name) => `${name}=$site_moved_arg_${names.indexOf(name)}`)
    return toKeyedMap(`site_moved_query_${number}`, {
      of: `$site_moved_from?${of.join('&')}`,
      rules: own.flatMap(({ path, params, rule: { to, status } }) =>
        listForms(path).map((form) => {
          return { key: toQueryKey(form, params), status, location: toLocation(to, { rest: '', hasQuery: false }) }
        }),
      ),
    })
  })
  const depthMaps = depths.flatMap((depth) => [
    toMap(`site_moved_rest_${depth}`, {
      of: '$site_moved_from',
      lines: [
        [quote(`~^(?:${anySegment}){${depth}}(?<site_moved_r${depth}>(?:${segment})*)$`), `$site_moved_r${depth}`],
      ],
    }),
    toMap(`site_moved_root_${depth}`, {
      of: `$site_moved_rest_${depth}`,
      fallback: `$site_moved_rest_${depth}`,
      lines: [['""', '/']],
    }),
    toMap(`site_moved_start_${depth}`, {
      of: '$site_moved_from',
      lines: [
        [quote(`~^(?<site_moved_s${depth}>(?:${anySegment}){${depth}})(?:${anySegment})*$`), `$site_moved_s${depth}`],
      ],
    }),
    ...toKeyedMap(`site_moved_below_${depth}`, {
      of: `$site_moved_start_${depth}`,
      rules: (prefixes.get(depth) ?? []).flatMap(({ path, rule: { to, status } }) =>
        listForms(path).map((form) => {
          return { key: form, status, location: toLocation(to, { rest: String(depth), hasQuery: true }) }
        }),
      ),
    }),
  ])
  const queryRules = ofQueries.map((_one, number) => `site_moved_query_${number}`)
  const otherRules = ['site_moved_exact', ...depths.map((depth) => `site_moved_below_${depth}`)]
  return [
    toMap('site_moved_from', {
      of: '$uri',
      fallback: '$uri',
      lines: [
        [quote('~^(?<site_moved_bare>/.*[^/])/+$'), '$site_moved_bare'],
        [quote('~^/+$'), '/'],
      ],
    }),
    toMap('site_moved_args', { of: '$args', fallback: '&$args', lines: [['""', '""']] }),
    ...names.map((name, number) =>
      toMap(`site_moved_arg_${number}`, {
        of: '$args',
        lines: [
          [
            quote(`~^(?:(?!${toLiteral(name)}=)[^&]*&)*${toLiteral(name)}=(?<site_moved_v${number}>[^&]*)(?:&|$)`),
            `$site_moved_v${number}`,
          ],
        ],
      }),
    ),
    ...queryMaps,
    ...toKeyedMap('site_moved_exact', {
      of: '$site_moved_from',
      rules: exact.flatMap(({ path, rule: { to, status } }) =>
        listForms(path).map((form) => {
          return { key: form, status, location: toLocation(to, { rest: '', hasQuery: true }) }
        }),
      ),
    }),
    ...depthMaps,
    ...toChoice('site_moved_of_page', queryRules),
    ...toChoice('site_moved', [...queryRules, ...otherRules]),
    // Letters outside of ASCII are escaped in a request, and nothing else may be.
    toMap('site_has_letters', { of: '$request_uri', lines: [[quote(lettersPattern), '1']] }),
    // The rules are looked at only for these: other requests pay for one pattern.
    toMap('site_moved_of_letters', { of: '$site_has_letters', lines: [['1', '$site_moved']] }),
    ...redirectStatuses.flatMap((status) =>
      [
        ['site_redirect', 'site_moved'],
        ['site_page_redirect', 'site_moved_of_page'],
        ['site_letters_redirect', 'site_moved_of_letters'],
      ].map(([name = '', of = '']) =>
        toMap(`${name}_${status}`, {
          of: `$${of}`,
          lines: [[quote(`~^${status} (?<${name}_to_${status}>.+)$`), `$${name}_to_${status}`]],
        }),
      ),
    ),
  ].join('')
}

/**
 * A variable with the status and the location of the rule of a text. nginx takes capitals for small letters, so that the key stands
 * before them, and is compared.
 */
function toKeyedMap(name: string, { of, rules }: { of: string; rules: readonly KeyedRule[] }): string[] {
  const alike = Map.groupBy(rules, ({ key }) => key.toLowerCase())
  const lines = rules.map(({ key, status, location }): MapLine => {
    const isAlone = (alike.get(key.toLowerCase())?.length ?? 0) === 1
    return [quote(isAlone ? key : `~^${toLiteral(key)}$`), `"${toValue(`${key} ${status} `)}${location}"`]
  })
  return [
    toMap(`${name}_like`, { of: `"${of}"`, lines }),
    toMap(name, {
      of: `"${of} $${name}_like"`,
      lines: [[quote(String.raw`~^(?<${name}_key>\S+) \k<${name}_key> (?<${name}_to>.+)$`), `$${name}_to`]],
    }),
  ]
}

/** The first of some variables that has a value. */
function toChoice(name: string, variables: readonly string[]): string[] {
  const [first, ...others] = variables
  if (first === undefined) return [toMap(name, { of: '$uri', lines: [] })]
  if (others.length === 0) return [toMap(name, { of: `$${first}`, fallback: `$${first}`, lines: [] })]
  const rest = `${name}_${others.length}`
  return [
    ...toChoice(rest, others),
    toMap(name, { of: `$${first}`, fallback: `$${first}`, lines: [['""', `$${rest}`]] }),
  ]
}

/** The value of a location, without quotes. @param options.rest the depth whose rest is kept, where the target keeps it */
function toLocation(to: string, { rest, hasQuery }: { rest: string; hasQuery: boolean }): string {
  const { path, keepsRest, query, anchor } = parseTarget(to)
  const below = path === '' ? `$site_moved_root_${rest}` : `$site_moved_rest_${rest}`
  const address = toValue(path) + (keepsRest ? below : '')
  if (isExternal(to)) return address
  const args = !hasQuery
    ? query === ''
      ? ''
      : `?${toValue(query)}`
    : query === ''
      ? '$is_args$args'
      : `?${toValue(query)}$site_moved_args`
  return address + args + (anchor === '' ? '' : `#${toValue(anchor)}`)
}

/** A text within quotes. */
function toValue(text: string): string {
  return quoteValue(text).slice(1, -1)
}

function toPageLocation(path: string, anchor: string | undefined): string {
  const end = anchor === undefined ? '' : toValue(`#${anchor}`)
  return `"${toValue(path)}$is_args$args${end}"`
}

/** `$site_short_link`: where a short link leads. Addresses are unique without regard to letter case. */
export function toShortLinkMap(locations: Iterable<readonly [url: string, location: string]>): string {
  return toMap('site_short_link', {
    of: '$uri',
    lines: Array.from(locations, ([url, location]): MapLine => {
      const [path = '', anchor] = location.split('#')
      return [quote(url), toPageLocation(path, anchor)]
    }),
  })
}

/** `$site_is_gone`: whether an address was taken down. */
export function toGoneMap(paths: readonly string[]): string {
  // Patterns, because nginx compares texts without regard to letter case.
  return toMap('site_is_gone', { of: '$uri', lines: paths.map((path) => [quote(`~^${toLiteral(path)}$`), '1']) })
}
