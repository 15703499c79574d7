import { locales } from '#engine/model/locale/locale.ts'
import type { Row } from '../row.ts'
import { madePage, missing, notFound, notModified, page, toHtmlHeaders } from './expectations.ts'

/** One page of each kind. */
const paths = [
  '/',
  '/trang-chu',
  '/landing',
  '/landing-video',
  '/ve-shs',
  '/ve-shs/doi-ngu-lanh-dao',
  '/ve-shs/trach-nhiem-cong-dong',
  '/tin-tuc',
  '/tin-tuc/ngay-hoi-gia-dinh-cua-nhan-vien-shs',
  '/thong-cao-bao-chi',
  '/cong-bo-thong-tin/thong-bao-lay-y-kien-co-dong-bang-van-ban-nam-2026',
  '/quan-he-co-dong/lich-su-kien',
  '/quan-he-co-dong/du-lieu',
  '/quan-he-co-dong/du-lieu/2026-q3',
  '/bao-cao-phan-tich/nganh-thep-chenh-lech-gia-dau-ra-dau-vao-quyet-dinh-chu-ky',
  '/san-pham-dich-vu/moi-gioi-chung-khoan',
  '/ho-tro/bieu-phi',
  '/ho-tro/kien-thuc/thuat-ngu',
  '/ho-tro/cac-cau-hoi-thuong-gap',
  '/co-hoi-nghe-nghiep/chuyen-vien-moi-gioi-ha-noi',
  '/tim-kiem',
]

const list = '/tin-tuc/tin-tuc-moi-nhat'

/** Which page of a list a query shows. The app's router reads the same numbers. */
const numbers: readonly (readonly [query: string, number: number])[] = [
  ['', 1],
  ['?trang=1', 1],
  ['?trang=2', 2],
  ['?trang=3', 2],
  ['?trang=99999999999', 2],
  ['?trang=9007199254740993', 1],
  ['?trang=0', 1],
  ['?trang=-1', 1],
  ['?trang=02', 1],
  ['?trang=2.5', 1],
  ['?trang=2.0', 2],
  ['?trang=1e9', 2],
  ['?trang=%202', 2],
  ['?trang=%32', 2],
  ['?trang=', 1],
  ['?trang', 1],
  ['?trang=abc', 1],
  ['?trang=null', 1],
  ['?trang=[2]', 1],
  ['?trang=%222%22', 1],
  ['?trang=2&trang=2', 1],
  ['?trang=2&trang=3', 1],
  ['?Trang=2', 1],
  ['?xtrang=2', 1],
]

/** Filters, and a part of what they show. Days in the wrong order are exchanged; what no list has is ignored. */
const filters: readonly (readonly [query: string, shown: string])[] = [
  ['?nam=2025', '>7 mục<'],
  ['?nam=2025&trang=2', '>7 mục<'],
  ['?nam=2026&trang=2', 'trang 2/2<'],
  ['?tu=2025-08-31&den=2025-07-01', '>3 mục<'],
  ['?nam=2019', 'Không có mục nào phù hợp với bộ lọc'],
  ['?nam=&loai=&tu=&den=', 'trang 1/2<'],
  ['?loai=%3Cscript%3E&nam=1e9', 'trang 1/2<'],
]

/** Addresses without a page. */
const unknown = [
  '/khong-co-trang-nay',
  '/ve-shs/khong-co',
  '/ve-shs/trang-nhap',
  '/tin-tuc/tin-dang-soan',
  '/tin-tuc/tin-hen-gio',
  '/VE-SHS',
  '/ve-shs.html',
  '/ve-shs/index.html',
  '/index.php',
  '/site.sqlite',
  '/objects',
  '/package.json',
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/constructor',
  '/undefined',
  '/null',
]

export const pages: readonly Row[] = [
  ...paths.flatMap((path) =>
    locales.map((locale): Row => {
      const headers = { 'Accept-Language': locale }
      return [`page: ${path} (${locale})`, { path, headers }, page(path, locale)]
    }),
  ),
  ...paths
    .slice(0, 5)
    .map((path): Row => [
      `page: HEAD ${path}`,
      { path, method: 'HEAD' },
      { status: 200, headers: { ...toHtmlHeaders('vi'), 'Content-Length': /^\d+$/ }, body: '' },
    ]),
  [
    'page: other parameters change nothing',
    { path: '/ve-shs?utm_source=a&b[]=%ff&__proto__=1&&=' },
    page('/ve-shs', 'vi'),
  ],
  ['page: a number is for lists alone', { path: '/ve-shs?trang=2' }, page('/ve-shs', 'vi')],
  ['page: a question mark without a query', { path: '/ve-shs?' }, page('/ve-shs', 'vi')],
  ...numbers.map(([query, number]): Row => [
    `list: ${list}${query}`,
    { path: list + query },
    page(list, 'vi', { number }),
  ]),
  ...filters.map(([query, shown]): Row => [`list: ${list}${query}`, { path: list + query }, madePage('vi', shown)]),
  ['list: filters that are known', { path: `${list}?nam=2025`, headers: { 'If-None-Match': '{etag}' } }, notModified()],
  [
    'list: filters, with HEAD',
    { path: `${list}?nam=2025`, method: 'HEAD' },
    { ...page(list, 'vi', { headers: { 'Content-Length': /^[1-9]\d{4,}$/ } }), body: '' },
  ],
  [
    'list: filters in the language of the cookie',
    { path: `${list}?nam=2025`, headers: { Cookie: 'i18n_redirected=en' } },
    madePage('en', '>7 entries<'),
  ],
  [
    'calculator: what was typed into its form',
    { path: '/ho-tro/cong-cu-tinh/ky-quy?gia-tri=200+tri%E1%BB%87u&vay=100.000.000' },
    madePage('vi', 'class="calculator-result"'),
  ],
  ['calendar: a month', { path: '/quan-he-co-dong/lich-su-kien?thang=2026-12' }, madePage('vi', 'month-grid')],
  [
    'payload: a further page of a list',
    { path: `/_payload/{build}/vi${list}~2.json` },
    { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8', ETag: /^"/ }, shows: ['"page":2}'] },
  ],
  ['payload: beyond the last page of a list', { path: `/_payload/{build}/vi${list}~3.json` }, missing],
  ['payload: a further page of what is no list', { path: '/_payload/{build}/vi/ve-shs~2.json' }, missing],
  [
    'list: a page in the language of the cookie',
    { path: `${list}?trang=2`, headers: { Cookie: 'i18n_redirected=en' } },
    page(list, 'en', { number: 2 }),
  ],
  ...unknown.map((path): Row => [`not found: ${path}`, { path }, notFound('vi', { shows: [path, '<html lang="vi"'] })]),
  ['not found: HEAD', { path: '/khong-co', method: 'HEAD' }, { ...notFound(), shows: [], body: '' }],
  [
    'not found: markup in the address is text',
    { path: '/%3Cscript%3Ealert(1)%3C/script%3E?a=<img src=x>&"\''.replaceAll(' ', '%20') },
    notFound('vi', { hides: ['<script>alert', '<img src=x'] }),
  ],
  [
    'not found: marks of replacements are text',
    { path: "/$&$1$$$`$'" },
    notFound('vi', { shows: ['/$&amp;$1$$$', '<html lang="vi"'] }),
  ],
  [
    'not found: a long address is cut',
    { path: `/${'b'.repeat(4096)}` },
    notFound('vi', { shows: [`/${'b'.repeat(199)}`], hides: ['b'.repeat(200)] }),
  ],
]
