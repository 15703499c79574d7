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

const manyIcons = Array.from({ length: 100 }, (_none, index) => `a${index}`).join(',')

const withoutAnswer: RowDifference = {
  reason:
    'nginx cannot search: it sends the page of the build, in which the browser searches; without script nothing is found',
  expected: {
    headers: { 'Content-Type': 'text/html; charset=utf-8', ETag: /^"/ },
    shows: ['<form'],
    hides: ['data-answer'],
  },
}

const inChunks: RowDifference = {
  reason: 'nginx fills in the not-found page while it sends it, so that its length is not known before',
  expected: { headers: { 'Content-Encoding': 'gzip', 'Content-Length': null, ETag: null } },
}

export const nginxDifferences: Differences = {
  headers: {
    server: 'nginx always sends its name; `server_tokens off` leaves out the version',
    etag: 'nginx makes the tag of a file from its time, which the export derives from the content, and its size',
    'content-length':
      'nginx fills in the not-found page while it sends it, and says of a redirect that it has no bytes',
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
    'encoding: the not-found page': inChunks,
    'encoding: the not-found page is filled in for each request, and gzip is faster': inChunks,
  },
}
