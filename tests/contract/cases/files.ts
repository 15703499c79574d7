import { locales } from '#engine/model/locale/locale.ts'
import type { Expected, Row } from '../row.ts'
import { file, missing, notFound, text } from './expectations.ts'

type File = readonly [
  path: string,
  type: string,
  cache: 'immutable' | 'day' | 'revalidate',
  headers?: Expected['headers'],
]

const json = 'application/json; charset=utf-8'
const document = '/tai-lieu/disclosures/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien/nghi-quyet.vi.pdf'
const title = encodeURIComponent('Nghị quyết HĐQT về tạm ứng cổ tức năm 2026 bằng tiền.pdf')

/** Any site may frame it. */
const framed = { 'Content-Security-Policy': /; frame-ancestors \*$/, 'X-Frame-Options': null }

const known: readonly File[] = [
  ['/robots.txt', 'text/plain; charset=utf-8', 'revalidate'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'revalidate'],
  ['/sitemap/announcements-2026.xml', 'application/xml; charset=utf-8', 'revalidate'],
  ['/site.webmanifest', 'application/manifest+json', 'revalidate'],
  ['/favicon.ico', 'image/x-icon', 'revalidate'],
  ['/favicon.svg', 'image/svg+xml', 'revalidate'],
  ['/apple-touch-icon.png', 'image/png', 'revalidate'],
  ['/video/stair.webm', 'video/webm', 'revalidate', { 'Accept-Ranges': 'bytes' }],
  ['/video/stair.jpg', 'image/jpeg', 'revalidate', { 'Accept-Ranges': 'bytes' }],
  ['{script}', 'text/javascript; charset=utf-8', 'immutable'],
  ['{style}', 'text/css; charset=utf-8', 'immutable'],
  ['{font}', 'font/woff2', 'immutable', { 'Accept-Ranges': 'bytes' }],
  ['/_build/latest.json', json, 'revalidate'],
  ['/_build/meta/{build}.json', json, 'revalidate'],
  ['/tai-ve/quan-he-co-dong/bao-cao-dinh-ky/2024.json', json, 'revalidate'],
  [
    '/tai-ve/quan-he-co-dong/bao-cao-dinh-ky/2024.sha256',
    'text/plain; charset=utf-8',
    'revalidate',
    { 'Content-Disposition': 'attachment; filename="bao-cao-dinh-ky-2024-SHA256SUMS.txt"' },
  ],
  [
    document,
    'application/pdf',
    'revalidate',
    {
      'Content-Language': 'vi',
      'Access-Control-Allow-Origin': null,
      'Content-Disposition': `inline; filename=nghi-quyet.vi.pdf; filename*=UTF-8''${title}`,
      'Accept-Ranges': 'bytes',
    },
  ],
  // Data that programs of other sites may read, as nothing else.
  [
    '/tai-lieu/bieu-phi/bieu-phi.csv',
    'text/csv; charset=utf-8',
    'revalidate',
    { 'Content-Language': 'vi', 'Access-Control-Allow-Origin': '*' },
  ],
  ['/tai-lieu/bieu-phi/bieu-phi.json', json, 'revalidate', { 'Access-Control-Allow-Origin': '*' }],
  ['/tai-lieu/bieu-phi/bieu-phi.schema.json', json, 'revalidate', { 'Access-Control-Allow-Origin': '*' }],
  [
    '/tai-lieu/so-so-lieu/so-so-lieu.vi.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'revalidate',
    { 'Access-Control-Allow-Origin': '*', 'Accept-Ranges': 'bytes' },
  ],
  ['/_social/vi/ve-shs.png', 'image/png', 'day'],
  ...locales.flatMap((locale): File[] => {
    const language = { 'Content-Language': locale }
    return [
      [`/feed.${locale}.atom`, 'application/atom+xml; charset=utf-8', 'revalidate', language],
      [`/feed.${locale}.json`, 'application/feed+json; charset=utf-8', 'revalidate', language],
      [`/tin-tuc/feed.${locale}.atom`, 'application/atom+xml; charset=utf-8', 'revalidate', language],
      [`/nhung/co-phieu.${locale}.html`, 'text/html; charset=utf-8', 'revalidate', { ...language, ...framed }],
      [`/_service/notices.${locale}.json`, json, 'revalidate', language],
      [`/lich-su-kien.${locale}.ics`, 'text/calendar; charset=utf-8', 'revalidate', language],
      [`/_payload/{build}/${locale}/ve-shs.json`, json, 'revalidate', { 'Content-Language': null }],
      [`/_payload/{earlierBuild}/${locale}/ve-shs.json`, json, 'revalidate'],
      [`/_i18n/{build}/${locale}/messages.json`, json, 'day'],
      [`/_search/{build}/${locale}/index.bin`, 'application/octet-stream', 'revalidate'],
    ]
  }),
]

/** Addresses of programs, which need no page. */
const absent = [
  '/assets/',
  '/assets',
  '/assets/khong-co.js',
  '/assets/browser.js.map',
  '/_payload',
  '/_payload/',
  '/_payload/{build}/fr/ve-shs.json',
  '/_payload/{build}/vi/VE-SHS.json',
  '/_payload/{build}/vi/ve-shs',
  '/_payload/{build}/vi/ve-shs.json/',
  '/_payload/{build}/vi/khong-co.json',
  '/_payload/000000000000/vi/ve-shs.json',
  '/_payload/__proto__/vi/ve-shs.json',
  '/_i18n/{build}/fr/messages.json',
  '/_build/meta/khong-co.json',
  '/_build/latest.json/',
  '/_search/{build}/vi/khong-co.bin',
  '/_khong-co',
  '/__proto__',
]

export const files: readonly Row[] = [
  ...known.map(([path, type, cache, headers]): Row => [`file: ${path}`, { path }, file(path, type, cache, headers)]),
  ...known
    .filter((_file, index) => index % 5 === 0)
    .map(([path, type, cache, headers]): Row => {
      const expected = file(path, type, cache, { ...headers, 'Content-Length': /^\d+$/ })
      return [`file: HEAD ${path}`, { path, method: 'HEAD' }, { ...expected, body: '' }]
    }),
  [
    'file: a query changes nothing',
    { path: '/robots.txt?v=2' },
    file('/robots.txt', 'text/plain; charset=utf-8', 'revalidate'),
  ],
  ...absent.map((path): Row => [`file: ${path} does not exist`, { path }, path === '/assets' ? notFound() : missing]),
  ['file: in capitals it does not exist', { path: '/ROBOTS.TXT' }, notFound()],
  ['file: a document with a slash does not exist', { path: `${document}/` }, notFound()],
  [
    'file: the facts of a document do not exist',
    { path: document.replace('nghi-quyet.vi.pdf', 'entry.yaml') },
    notFound(),
  ],
  ['health: the server runs', { path: '/healthz' }, text(200, 'ok')],
  ['health: the build that is served', { path: '/readyz' }, text(200, '{build}')],
  ['health: HEAD', { path: '/healthz', method: 'HEAD' }, { ...text(200, ''), body: '' }],
  ['health: in the language of nobody', { path: '/healthz?lang=en' }, text(200, 'ok')],
  ['health: not with a slash', { path: '/healthz/' }, notFound()],
]
