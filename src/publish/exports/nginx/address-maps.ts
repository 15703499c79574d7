import { notFoundPathLimit } from '#model/urls/not-found.ts'
import { quote, toMap, type MapLine } from './config-text.ts'
import { toOnlyParam } from './query-pattern.ts'

/** A path that no file has: it stands for addresses that are none of the site's. */
export const noPath = '/~none'

/**
 * Which files a request may mean. The addresses of the site are matched as they were sent, letter for letter, though nginx
 * decodes them: `/ve%2Dshs` is not `/ve-shs`, or each page would have any number of addresses.
 */
export function toAddressMaps(): string {
  return [
    // Dots may be escaped where they are segments, because browsers and nginx resolve those.
    toMap('site_is_escaped', {
      of: '"$uri $request_uri"',
      lines: [
        [quote('~^/(?:~|_ipx/)'), '""'],
        [quote(String.raw`~^\S+ (?!(?:/(?:[^%?/]*|(?:\.|%2[eE]){1,2}(?=[/?]|$)))*(?:\?|$))`), '1'],
      ],
    }),
    toMap('site_page_path', {
      of: '$uri',
      fallback: noPath,
      lines: [
        ['/', '/~'],
        [quote('~^(?:/[^/~.]+)+$'), '$uri'],
      ],
    }),
    toMap('site_bare_path', {
      of: '$uri',
      lines: [[quote('~^(?<site_bare>(?:/[^/~.]+)+)/+$'), '$site_bare']],
    }),
    toMap('site_file_path', {
      of: '$uri',
      fallback: '$uri$site_file_suffix',
      lines: [[quote('~//'), noPath]],
    }),
    toMap('site_page', { of: '$args', lines: toPageLines() }),
    // The file of the last page has a second name, because nginx cannot count.
    toMap('site_last_page', { of: '$site_page', fallback: lastPageSuffix, lines: [['""', '""']] }),
    toMap('site_range', {
      of: '"$request_method $http_range"',
      fallback: 'whole',
      lines: [[quote(String.raw`~*^GET bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})[ \t]*$`), 'part']],
    }),
    toShownPathMaps(),
  ].join('')
}

/** The end of the name of the last page of a list. */
export const lastPageSuffix = '~last'

/** `?trang=n` → `~n`: a number as JSON has it. Nothing for the first page, and for anything else. */
function toPageLines(): MapLine[] {
  const param = (value: string) => quote(`~${toOnlyParam('trang', `(?:%20|%09|%0[aAdD]|\\+)*${value}(?:%20|\\+)*`)}`)
  const zeros = String.raw`(?:\.0+)?`
  return [
    [param(String.raw`1${zeros}(?:[eE][-+]?0+)?`), '""'],
    [param(String.raw`(?<site_n>[1-9]\d{0,14})${zeros}(?:[eE][-+]?0+)?`), '~$site_n'],
    ...[1, 2, 3].map((power): MapLine => [
      param(String.raw`(?<site_n>[1-9]\d{0,11})${zeros}[eE]\+?0*${power}`),
      quote(`~\${site_n}${'0'.repeat(power)}`),
    ]),
    // Beyond any list.
    [param(String.raw`(?:[1-8]\d{15}|[1-9]${zeros}[eE]\+?0*(?:[4-9]|1[0-5]))`), lastPageSuffix],
  ]
}

/** Characters that neither HTML nor the URL of a browser escapes. */
const plain = '[A-Za-z0-9/_.~%?=+:@!$,;()*-]'

/** As many as there are names for captured parts below. */
const ampersands = 8

/**
 * `$site_shown_path`: the requested path for the not-found page, as HTML. nginx cannot escape, so that a path is cut where a
 * character begins that it would have to escape; browsers escape these in URLs, all but `&`.
 */
function toShownPathMaps(): string {
  const lines = Array.from({ length: ampersands + 1 }, (_none, count): MapLine => {
    const names = Array.from({ length: count + 1 }, (_part, index) => `site_s${index}`)
    const pattern = names.map((name) => `(?<${name}>${plain}*)`).join('&')
    return [quote(`~^${pattern}$`), quote(names.map((name) => `$${name}`).join('&amp;'))]
  })
  return (
    toMap('site_cut_path', {
      of: '$request_uri',
      fallback: '$request_uri',
      lines: [[quote(`~^(?<site_cut>.{${notFoundPathLimit}})`), '$site_cut']],
    }) +
    toMap('site_shown_path', {
      of: '$site_cut_path',
      lines: [...lines, [quote(`~^(?<site_s0>${plain}+)`), quote('$site_s0…')]],
    })
  )
}
