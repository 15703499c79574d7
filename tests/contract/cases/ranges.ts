import { statSync } from 'node:fs'
import type { Row } from '../row.ts'

const path = '/video/stair.mp4'
const { size } = statSync('public/video/stair.mp4')
const last = size - 1

const parts: readonly (readonly [range: string, from: number, to: number])[] = [
  ['bytes=0-99', 0, 99],
  ['bytes=0-0', 0, 0],
  ['bytes=1000-1999', 1000, 1999],
  ['bytes=0-', 0, last],
  [`bytes=${last}-`, last, last],
  ['bytes=-1', last, last],
  ['bytes=-500', size - 500, last],
  [`bytes=-${size + 1}`, 0, last],
  [`bytes=100-${size * 2}`, 100, last],
  ['BYTES=5-6', 5, 6],
]

/** Ranges that a server may ignore, or must. */
const ignored = [
  'bytes=0-1,4-5',
  `bytes=${size}-,0-1`,
  'items=0-1',
  'bytes=9-0',
  'bytes=-',
  'bytes=a-b',
  'bytes',
  '0-5',
  'bytes=1.5-3',
]

const whole = {
  status: 200,
  headers: { 'Content-Range': null, 'Content-Length': String(size), 'Accept-Ranges': 'bytes' },
  body: { file: path },
} as const

const toPart = (url: string, from: number, to: number) =>
  ({
    status: 206,
    headers: { 'Content-Length': String(to - from + 1), 'Accept-Ranges': 'bytes', ETag: /^"[0-9a-f]{24}"$/ },
    body: { file: url, from, to },
  }) as const

export const ranges: readonly Row[] = [
  ...parts.map(([range, from, to]): Row => {
    const { headers, ...part } = toPart(path, from, to)
    const described = { ...headers, 'Content-Type': 'video/mp4', 'Content-Range': `bytes ${from}-${to}/${size}` }
    return [`range: ${range}`, { path, headers: { Range: range } }, { ...part, headers: described }]
  }),
  ...[`bytes=${size}-`, `bytes=${size}-${size + 9}`, 'bytes=999999999999999-', 'bytes=-0'].map((range): Row => [
    `range: ${range} is beyond the end`,
    { path, headers: { Range: range } },
    { status: 416, headers: { 'Content-Range': `bytes */${size}` }, body: '' },
  ]),
  ...ignored.map((range): Row => [`range: ${range} is ignored`, { path, headers: { Range: range } }, whole]),
  [
    'range: If-Range of this version',
    { path, headers: { Range: 'bytes=0-99', 'If-Range': '{etag}' } },
    toPart(path, 0, 99),
  ],
  ...['W/{etag}', '"other"', '*', 'Wed, 18 Nov 2026 01:00:00 GMT', ''].map((tag): Row => [
    `range: If-Range ${tag || 'that is empty'} is another version`,
    { path, headers: { Range: 'bytes=0-99', 'If-Range': tag } },
    whole,
  ]),
  [
    'range: beyond the end of another version',
    { path, headers: { Range: `bytes=${size}-`, 'If-Range': '"other"' } },
    whole,
  ],
  [
    'range: of a version that is known',
    { path, headers: { Range: 'bytes=0-99', 'If-None-Match': '{etag}' } },
    { status: 304, headers: { 'Content-Range': null }, body: '' },
  ],
  ...['bytes=0-99', `bytes=${size}-`].map((range): Row => [
    `range: HEAD with ${range} describes the whole`,
    { path, method: 'HEAD', headers: { Range: range } },
    { ...whole, body: '' },
  ]),
  ['range: of a document', { path: documentPath(), headers: { Range: 'bytes=0-4' } }, toPart(documentPath(), 0, 4)],
  ['range: of a font', { path: '{font}', headers: { Range: 'bytes=10-19' } }, toPart('{font}', 10, 19)],
  ...['/ve-shs', '/sitemap.xml', '{script}'].map((text): Row => [
    `range: ${text}, a text, has none`,
    { path: text, headers: { Range: 'bytes=0-9' } },
    { status: 200, headers: { 'Accept-Ranges': null, 'Content-Range': null } },
  ]),
  [
    'range: the not-found page has none',
    { path: '/khong-co', headers: { Range: 'bytes=0-9' } },
    { status: 404, headers: { 'Accept-Ranges': null, 'Content-Range': null } },
  ],
]

function documentPath(): string {
  return '/tai-lieu/disclosures/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien/nghi-quyet.vi.pdf'
}
