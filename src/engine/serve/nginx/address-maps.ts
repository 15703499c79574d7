import { listParams } from '#engine/model/urls/search.ts'
import { quote, toMap, type MapLine } from './config-text.ts'
import { toOnlyParam } from './query-pattern.ts'

/** A path that no file has: it stands for addresses that are none of the site's. */
export const noPath = '/~none'

/** `..`, whose dots may be escaped: browsers and nginx resolve it all the same. */
const dots = String.raw`(?:\.|%2[eE]){2}(?=[/?]|$)`

/** A segment of a path without escapes. */
const plain = String.raw`/(?:[^%?/]*|(?:\.|%2[eE]){1,2}(?=[/?]|$))`

/** A segment, with others in it, that `..` removes again, whatever it has. */
const removed = `(?<site_removed>/(?!${dots})(?:[^%?/]|%(?!2[fF]))+(?&site_removed)*/${dots})`

/**
 * Which files a request may mean. The addresses of the site are matched as they were sent, letter for letter, though nginx
 * decodes them: `/about%2Dus` is not `/about-us`, or each page would have any number of addresses.
 */
export function toAddressMaps(): string {
  return [
    toMap('site_has_escapes', { of: '$request_uri', lines: [[quote(`~^(?!(?:${removed}|${plain})*(?:\\?|$))`), '1']] }),
    toMap('site_is_escaped', {
      of: '"$site_has_escapes$uri"',
      lines: [
        [quote('~^1/(?:~|_ipx/)'), '""'],
        ['~^1', '1'],
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
  ].join('')
}

/** The end of the name of the last page of a list. */
export const lastPageSuffix = '~last'

/** A query with a page: a number as JSON has it, with spaces around it. */
const toPage = (value: string): string =>
  quote(`~${toOnlyParam(listParams.page, `(?:%20|%09|%0[aAdD]|\\+)*${value}(?:%20|\\+)*`)}`)

/** `?page=n` → `~n`. Nothing for the first page, and for anything else. */
function toPageLines(): MapLine[] {
  const zeros = String.raw`(?:\.0+)?`
  return [
    [toPage(String.raw`1${zeros}(?:[eE][-+]?0+)?`), '""'],
    [toPage(String.raw`(?<site_n>[1-9]\d{0,14})${zeros}(?:[eE][-+]?0+)?`), '~$site_n'],
    ...[1, 2, 3].map((power): MapLine => [
      toPage(String.raw`(?<site_n>[1-9]\d{0,11})${zeros}[eE]\+?0*${power}`),
      quote(`~\${site_n}${'0'.repeat(power)}`),
    ]),
    // Beyond any list.
    [toPage(String.raw`(?:[1-8]\d{15}|[1-9]${zeros}[eE]\+?0*(?:[4-9]|1[0-5]))`), lastPageSuffix],
  ]
}
