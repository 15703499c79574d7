import type { Row } from '../row.ts'
import { notModified } from './expectations.ts'

/** Files with entity tags, their caching and their `Vary`. */
const tagged: readonly (readonly [path: string, caching: string, vary: string])[] = [
  ['/ve-shs', 'private, no-cache', 'Cookie, Accept-Language, Accept-Encoding'],
  ['/robots.txt', 'public, no-cache', 'Accept-Encoding'],
  ['/sitemap.xml', 'public, no-cache', 'Accept-Encoding'],
  ['{script}', 'public, max-age=31536000, immutable', 'Accept-Encoding'],
  ['/_payload/{build}/vi/ve-shs.json', 'public, no-cache', 'Accept-Encoding'],
  [
    '/_ipx/w_640&f_webp&q_80/news/lai-suat-ty-gia-va-gia-co-phieu-ba-kenh-truyen-dan/cover.jpg',
    'public, max-age=86400',
    'Accept-Encoding',
  ],
  ['/video/stair.mp4', 'public, no-cache', 'Accept-Encoding'],
]

const matching = ['{etag}', 'W/{etag}', '"other", {etag}', '"other",W/{etag} , "more"', '*', ' * ']
const others = ['"other"', 'W/"other"', '', 'other', '"', '"a", "b"']
const page = '/ve-shs'

export const conditions: readonly Row[] = [
  ...tagged.flatMap(([path, caching, vary]): Row[] => [
    [
      `conditional: ${path} that is known`,
      { path, headers: { 'If-None-Match': '{etag}' } },
      notModified({ 'Cache-Control': caching, Vary: vary }),
    ],
    [
      `conditional: ${path} that is known, compressed`,
      { path, headers: { 'If-None-Match': '{etag}', 'Accept-Encoding': 'br, gzip' } },
      notModified({ 'Cache-Control': caching, Vary: vary }),
    ],
    [`conditional: ${path} of another version`, { path, headers: { 'If-None-Match': '"other"' } }, { status: 200 }],
  ]),
  ...matching.map((tags): Row => [
    `conditional: If-None-Match ${tags}`,
    { path: page, headers: { 'If-None-Match': tags } },
    notModified(),
  ]),
  ...others.map((tags): Row => [
    `conditional: If-None-Match ${tags} is another`,
    { path: page, headers: { 'If-None-Match': tags } },
    { status: 200 },
  ]),
  [
    'conditional: HEAD',
    { path: page, method: 'HEAD', headers: { 'If-None-Match': '{etag}' } },
    notModified({ ETag: /^"[0-9a-f]{24}"$/ }),
  ],
  [
    'conditional: in the language of the cookie',
    { path: page, headers: { 'If-None-Match': '{etag}', Cookie: 'i18n_redirected=en' } },
    notModified({ 'Content-Language': 'en' }),
  ],
  [
    'conditional: the chosen language is stored though nothing is sent',
    { path: `${page}?lang=en`, headers: { 'If-None-Match': '{etag}' } },
    notModified({ 'Set-Cookie': /^i18n_redirected=en;/ }),
  ],
  // Nothing has a moment of change: two servers of one release would disagree about it.
  [
    'conditional: If-Modified-Since has no effect',
    { path: page, headers: { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' } },
    { status: 200, headers: { 'Last-Modified': null } },
  ],
  [
    'conditional: If-Modified-Since of a file has no effect',
    { path: '/robots.txt', headers: { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' } },
    { status: 200, headers: { 'Last-Modified': null } },
  ],
  ['conditional: what does not exist', { path: '/khong-co', headers: { 'If-None-Match': '*' } }, { status: 404 }],
  ['conditional: a redirect', { path: '/lien-he', headers: { 'If-None-Match': '*' } }, { status: 307 }],
  [
    'conditional: 100 tags',
    { path: page, headers: { 'If-None-Match': '"a", '.repeat(100) + '{etag}' } },
    notModified(),
  ],
]
