import { sourceLocale } from '#engine/model/locale/locale.ts'
import { text } from '../cases/expectations.ts'
import type { Differences, RowDifference } from './difference.ts'

const toRows = (names: readonly string[], difference: RowDifference): Record<string, RowDifference> =>
  Object.fromEntries(names.map((name) => [name, difference]))

const unreadable: RowDifference = {
  reason: 'nginx decodes every path, and refuses what it cannot decode, NUL, and what leads above the root',
  expected: { ...text(400, 'This is not a valid request'), shows: [], hides: [] },
}

const wholeSet: RowDifference = {
  reason: 'nginx cannot pick icons: it sends the whole set, which browsers ask for again because icons may be added',
  expected: {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, no-cache',
      Vary: 'Accept-Encoding',
    },
    shows: ['"prefix":"shs"', '"listing":{"body":"<g fill=', '"market-pulse":{"body":"<g fill='],
    hides: [],
  },
}

const sentSet: RowDifference = {
  reason: wholeSet.reason,
  expected: { headers: { 'Cache-Control': 'public, no-cache', Vary: 'Accept-Encoding' } },
}

const manyIcons = Array.from({ length: 100 }, (_none, index) => `a${index}`).join(',')

const withoutAnswer: RowDifference = {
  reason:
    'nginx cannot search: it sends the page of the build, in which the browser searches; without script nothing is found',
  expected: {
    headers: { 'Content-Type': 'text/html; charset=utf-8', ETag: /^"/ },
    shows: ['<form'],
    hides: ['class="search-results"'],
  },
}

const unfiltered: RowDifference = {
  reason:
    'nginx cannot filter: it sends the page of the build, in which the browser filters; without script all entries are shown',
  expected: { shows: ['<html lang='] },
}

const inChunks: RowDifference = {
  reason: 'nginx fills in the not-found page while it sends it, so that its length is not known before',
  expected: { headers: { 'Content-Encoding': 'gzip', 'Content-Length': null, ETag: null } },
}

const partOfVersion =
  'nginx says Accept-Ranges only where it sends the whole, and its variables do not tell which it will be'

const shownAsSent: RowDifference = {
  reason: 'nginx does not write a path as browsers do: the not-found page shows a backslash, and ends at other letters',
  expected: {},
}

export const nginxDifferences: Differences = {
  headers: {
    server: 'nginx always sends its name; `server_tokens off` leaves out the version',
    etag: 'nginx makes the tag of a file from its time, which the export derives from the content, and its size',
    'content-length': 'nginx fills in the not-found page while it sends it, so that its length is not known before',
    'content-type': 'nginx describes no content that it does not send: it answers 304 and 416 without the type',
  },
  rows: {
    ...toRows(
      [
        'short link: /d/..%2f..%2fetc is none',
        'short link: /d/%00 is none',
        'icons: /_icons/shs.json%00?icons=listing does not exist',
        'image: /_ipx/w_640&f_webp&q_80/%00.jpg is refused',
        'image: /_ipx/w_640&f_webp&q_80/% is refused',
        ...[
          '/../../../../etc/passwd',
          '/tai-lieu/%2e%2e%2f%2e%2e%2fsite.sqlite',
          '/tai-ve/.%2e/.%2e/package.json',
          '/d/%uff0e%uff0e/etc/passwd',
          '/tai-ve/.%00./site.sqlite',
          '/sitemap/%00',
          '/assets/..%2f..%2f..%2fetc%2fpasswd',
          '/_social/vi/..%00/..%00/etc/passwd',
          '/_i18n/{build}/robots.txt%00.html',
          '/_search/{build}/vi/robots.txt%00',
        ].map((path) => `traversal: ${path}`),
        ...['/%', '/%z', '/%zz', '/ve-shs%', '/ve-shs%00'].map((path) => `odd address: ${path}`),
      ],
      unreadable,
    ),
    ...toRows(
      [
        'listing',
        'market-pulse,listing',
        'market-pulse%2Clisting',
        'listing,listing',
        'nothing',
        'nothing,listing,other',
        'constructor,tostring,hasownproperty',
        'a'.repeat(64),
        manyIcons,
        'listing&icons=__proto__',
        'listing&lang=en',
        'of another version',
      ].map((name) => `icons: ${name}`),
      wholeSet,
    ),
    ...toRows(
      [
        'words',
        'a page beyond the last',
        'invalid filters',
        'a section',
        'quotes',
        'markup',
        '500 letters',
        'nothing that exists',
        'control characters',
        'bytes that are no text',
        'a broken escape',
        'nearly 8 KB',
        'in the language of the parameter',
        'in the language of the browser',
      ].map((name) => `search: ${name}`),
      withoutAnswer,
    ),
    ...toRows(
      ['evil.test', 'evil.test:8080', 'EVIL.test'].map((host) => `host: ${host} is not on /tim-kiem?q=phi`),
      { reason: withoutAnswer.reason, expected: {} },
    ),
    'encoding: found pages of a search': {
      reason: withoutAnswer.reason,
      expected: { headers: { 'Content-Encoding': 'br', ETag: /^"/ }, shows: ['<form'] },
    },
    ...toRows(
      ['?nam=2025', '?nam=2025&trang=2', '?nam=2026&trang=2', '?tu=2025-08-31&den=2025-07-01', '?nam=2019'].map(
        (query) => `list: /tin-tuc/tin-tuc-moi-nhat${query}`,
      ),
      unfiltered,
    ),
    ...toRows(['list: filters in the language of the cookie', 'calendar: a month'], unfiltered),
    'calculator: what was typed into its form': {
      reason:
        'nginx cannot compute: it sends the page of the build, in which the browser computes; without script it says what to do',
      expected: { shows: ['<html lang=', '<noscript><p class="meta">'], hides: ['class="calculator-result"'] },
    },
    'list: /tin-tuc/tin-tuc-moi-nhat?trang=%32': {
      reason:
        'nginx does not decode queries: the names and values of languages are matched escaped too, numbers are not',
      expected: { body: { page: '/tin-tuc/tin-tuc-moi-nhat', locale: sourceLocale, number: 1 } },
    },
    'range: bytes=9-0 is ignored': {
      reason: 'nginx takes a range that ends before its beginning for one beyond the end',
      expected: { status: 416, headers: { 'Content-Range': /^bytes \*\/\d+$/ }, body: '' },
    },
    'range: If-Range of this version': {
      reason: partOfVersion,
      expected: { headers: { 'Content-Range': /^bytes / } },
    },
    'bundle: a part of this version': { reason: partOfVersion, expected: {} },
    'range: If-Range that is empty is another version': {
      reason:
        'nginx says Accept-Ranges itself where If-Range is another version, and its variables do not tell an empty one',
      expected: { headers: { 'Accept-Ranges': 'bytes, bytes' } },
    },
    ...toRows(['bundle: that is known', 'bundle: beyond the end'], {
      reason: 'the headers of a file do not depend on the status',
      expected: { headers: { 'Content-Disposition': /^attachment; / } },
    }),
    'icons: HEAD': sentSet,
    'icons: that are known': sentSet,
    'traversal: /..\\..\\..\\etc\\passwd': shownAsSent,
    'odd address: /\u00fc\u00ff': shownAsSent,
    'encoding: the not-found page': inChunks,
    'encoding: the not-found page is filled in for each request, and gzip is faster': inChunks,
  },
}
