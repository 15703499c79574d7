import type { Expected, Row } from '../row.ts'
import { missing, text } from './expectations.ts'

const set = '/_icons/shs.json'
const many = (count: number) => Array.from({ length: count }, (_none, index) => `a${index}`).join(',')

/** The answer as JSON: which icons it has, and which are not known. */
function toSet(icons: readonly string[], unknown: readonly string[] = []): Expected {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': unknown.length > 0 ? 'public, no-cache' : 'public, max-age=86400',
      ETag: /^"[0-9a-f]{24}"$/,
      'Set-Cookie': null,
    },
    shows: [
      '"prefix":"shs"',
      ...icons.map((name) => `"${name}":{"body":"<g fill=`),
      ...(unknown.length > 0 ? [`"not_found":${JSON.stringify(unknown)}`] : []),
    ],
    hides: ['listing', 'market-pulse'].filter((name) => !icons.includes(name)).map((name) => `"${name}":{`),
  }
}

const known: readonly (readonly [query: string, icons: readonly string[], unknown?: readonly string[]])[] = [
  ['listing', ['listing']],
  ['market-pulse,listing', ['market-pulse', 'listing']],
  ['market-pulse%2Clisting', ['market-pulse', 'listing']],
  ['listing,listing', ['listing']],
  ['nothing', [], ['nothing']],
  ['nothing,listing,other', ['listing'], ['nothing', 'other']],
  ['constructor,tostring,hasownproperty', [], ['constructor', 'tostring', 'hasownproperty']],
  ['a'.repeat(64), [], ['a'.repeat(64)]],
  [many(100), [], many(100).split(',')],
  ['listing&icons=__proto__', ['listing']],
  ['listing&lang=en', ['listing']],
]

const badNames = text(400, 'Names of icons have a-z, 0-9 and single hyphens')
const refused: readonly (readonly [query: string, expected: Expected])[] = [
  ['', badNames],
  ['listing,', badNames],
  ['__proto__', badNames],
  ['listing,__proto__', badNames],
  ['Listing', badNames],
  ['market--pulse', badNames],
  ['../shs', badNames],
  ['<script>', badNames],
  ['%00', badNames],
  ['a%0d%0aSet-Cookie:b=c', badNames],
  ['a'.repeat(65), badNames],
  [many(101), text(400, 'Request at most 100 icons')],
  ['a,'.repeat(5000), text(414, 'This URL is too long')],
]

const absent = [
  '/_icons/mdi.json?icons=a',
  '/_icons/__proto__.json?icons=a',
  '/_icons/SHS.json?icons=listing',
  '/_icons/shs?icons=listing',
  '/_icons/shs.json/?icons=listing',
  '/_icons/a/shs.json?icons=listing',
  '/_icons/shs.json%00?icons=listing',
  '/_icons/?icons=a',
  '/_icons/',
  '/_icons/mdi.json',
]

const unnamed = text(400, 'Name the icons to send: ?icons=a,b')

export const icons: readonly Row[] = [
  ...known.map(([query, found, unknown]): Row => [
    `icons: ${query}`,
    { path: `${set}?icons=${query}` },
    toSet(found, unknown),
  ]),
  ...refused.map(([query, expected]): Row => [
    `icons: ${query || 'an empty list'} is refused`,
    { path: `${set}?icons=${query}` },
    expected,
  ]),
  ...absent.map((path): Row => [`icons: ${path} does not exist`, { path }, missing]),
  ['icons: without names', { path: set }, unnamed],
  ['icons: without names, with another parameter', { path: `${set}?v=1` }, unnamed],
  ['icons: HEAD', { path: `${set}?icons=listing`, method: 'HEAD' }, { ...toSet([]), shows: [], hides: [], body: '' }],
  [
    'icons: that are known',
    { path: `${set}?icons=listing`, headers: { 'If-None-Match': 'W/{etag}' } },
    { status: 304, headers: { 'Cache-Control': 'public, max-age=86400', 'Content-Length': null }, body: '' },
  ],
  [
    'icons: of another version',
    { path: `${set}?icons=listing`, headers: { 'If-None-Match': '"other"' } },
    toSet(['listing']),
  ],
]
