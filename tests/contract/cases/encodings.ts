import type { Row } from '../row.ts'
import { file, page } from './expectations.ts'

/** The encodings in which a text is sent. */
const accepted: readonly (readonly [header: string, encoding: 'br' | 'gzip' | null])[] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.4', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0.001', 'gzip'],
  ['gzip;q=0', null],
  ['br;q=0, gzip;q=0', null],
  ['identity', null],
  ['identity, br;q=0.5', null],
  ['identity;q=0.5, gzip', 'gzip'],
  ['deflate', null],
  ['zstd, deflate', null],
  ['*', 'br'],
  ['*;q=0', null],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0, gzip', 'gzip'],
  // Nothing acceptable is left. RFC 9110 lets a server disregard that: a page that might be read is better than a 406.
  ['identity;q=0', null],
  ['', null],
  [';;;===', null],
  ['brotli', null],
  ['x-gzip', null],
  ['gzip ; q=0.3 , br ; q=0.2', 'gzip'],
]

const script = '{script}'
const zipped = { 'Content-Encoding': 'gzip', Vary: /Accept-Encoding/, 'Content-Length': /^\d+$/ }

export const encodings: readonly Row[] = [
  ...accepted.flatMap(([header, encoding]): Row[] => [
    [
      `encoding: a page for ${header || 'an empty header'}`,
      { path: '/ve-shs', headers: { 'Accept-Encoding': header } },
      page('/ve-shs', 'vi', {
        headers: {
          'Content-Encoding': encoding,
          ETag: encoding ? new RegExp(`^"[0-9a-f]{24}-${encoding}"$`) : /^"[0-9a-f]{24}"$/,
        },
      }),
    ],
  ]),
  ...(['br', 'gzip', 'identity'] as const).flatMap((encoding): Row[] => {
    const headers = { 'Accept-Encoding': encoding }
    const sent = { 'Content-Encoding': encoding === 'identity' ? null : encoding }
    return [
      [
        `encoding: a script in ${encoding}`,
        { path: script, headers },
        file(script, 'text/javascript; charset=utf-8', 'immutable', sent),
      ],
      [
        `encoding: a payload in ${encoding}`,
        { path: '/_payload/{build}/en/ve-shs.json', headers },
        file('/_payload/{build}/en/ve-shs.json', 'application/json; charset=utf-8', 'revalidate', sent),
      ],
      [
        `encoding: HEAD of a page in ${encoding}`,
        { path: '/ve-shs', method: 'HEAD', headers },
        { status: 200, headers: { ...sent, 'Content-Length': /^\d+$/ }, body: '' },
      ],
    ]
  }),
  ...[
    '/video/stair.mp4',
    '/_ipx/w_640&f_webp&q_80/news/lai-suat-ty-gia-va-gia-co-phieu-ba-kenh-truyen-dan/cover.jpg',
    '{font}',
    '/favicon.ico',
  ].map((path): Row => [
    `encoding: ${path} is compressed already`,
    { path, headers: { 'Accept-Encoding': 'br, gzip' } },
    { status: 200, headers: { 'Content-Encoding': null, Vary: 'Accept-Encoding' }, body: { file: path } },
  ]),
  [
    'encoding: the not-found page',
    { path: '/khong-co', headers: { 'Accept-Encoding': 'gzip' } },
    { status: 404, headers: zipped, shows: ['/khong-co'] },
  ],
  [
    'encoding: the not-found page is filled in for each request, and gzip is faster',
    { path: '/khong-co', headers: { 'Accept-Encoding': 'br, gzip' } },
    { status: 404, headers: zipped, shows: ['/khong-co'] },
  ],
  [
    'encoding: the not-found page, uncompressed',
    { path: '/khong-co', headers: { 'Accept-Encoding': 'br' } },
    { status: 404, headers: { 'Content-Encoding': null }, shows: ['/khong-co'] },
  ],
  [
    'encoding: found pages of a search',
    { path: '/tim-kiem?q=phi', headers: { 'Accept-Encoding': 'br, gzip' } },
    { status: 200, headers: zipped, shows: ['value="phi"'] },
  ],
  [
    'encoding: an Accept-Encoding of 8 KB',
    { path: '/ve-shs', headers: { 'Accept-Encoding': 'x, '.repeat(2000) + 'gzip' } },
    page('/ve-shs', 'vi', { headers: { 'Content-Encoding': null } }),
  ],
]
