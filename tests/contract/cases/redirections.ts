import type { RedirectStatus } from '#engine/model/urls/redirects.ts'
import { redirects } from '#site/redirects.ts'
import type { Row } from '../row.ts'
import { notFound, page, redirect } from './expectations.ts'

/** Of `redirects.yaml` in the content of the tests. */
const written: readonly (readonly [path: string, status: RedirectStatus, location: string])[] = [
  ['/lien-he?a=1&a=2&b=%20+&lang=en', 307, '/ho-tro/lien-he?a=1&a=2&b=%20+&lang=en'],
  ['/hoi-dong-quan-tri?a=1', 307, '/ve-shs/doi-ngu-lanh-dao?a=1#hoi-dong-quan-tri'],
  ['/da-doi', 308, '/ve-shs'],
  ['/tieng-anh', 308, '/ve-shs/doi-ngu-lanh-dao?lang=en#ban-dieu-hanh'],
  ['/tieng-anh?a=1', 308, '/ve-shs/doi-ngu-lanh-dao?lang=en&a=1#ban-dieu-hanh'],
  ['/tai-xuong.pdf', 308, 'https://tai-lieu.example/bao-cao.pdf'],
  ['/tai-xuong.pdf?a=1', 308, 'https://tai-lieu.example/bao-cao.pdf'],
  ['/Chu-Hoa', 308, '/ve-shs'],
  ['/chu-hoa', 308, '/tin-tuc'],
  ['/tin-cu', 308, '/tin-tuc'],
  ['/tin-cu/', 308, '/tin-tuc'],
  ['/tin-cu/x/y.html?a=1', 308, '/tin-tuc/x/y.html?a=1'],
  ['/tin-cu/rieng', 308, '/ve-shs'],
  ['/tin-cu/rieng/x', 308, '/tin-tuc/rieng/x'],
  ['/tin-cu/nam/2019/x', 308, '/tin-tuc'],
  ['/en', 308, '/?lang=en'],
  ['/en/ve-shs?a=1', 308, '/ve-shs?lang=en&a=1'],
  ['/bo-phan/x?a=1', 308, 'https://bo-phan.example/x/x'],
  ['/?p=12', 308, '/ve-shs'],
  ['/?a=1&p=12&b=2', 308, '/ve-shs'],
  ['/?p=12&lang2=en', 308, '/ve-shs?lang=en'],
  ['/?lang2=en&p=12', 308, '/ve-shs?lang=en'],
  ['/chi-tiet.aspx?id=7', 301, '/tin-tuc'],
  ['/chi-tiet.aspx?id=8', 308, '/ve-shs?id=8'],
  [encodeURI('/tin-tức/bài-viết'), 308, '/ve-shs'],
  [`${encodeURI('/tin-tức/bài-viết').toLowerCase()}/?a=1`, 308, '/ve-shs?a=1'],
  [encodeURI('/tin-tức/bài-viết'.normalize('NFD')), 308, '/ve-shs'],
  [encodeURI('/bài-cũ'), 308, '/tin-tuc'],
  [encodeURI('/chuyên-mục'), 308, '/tin-tuc'],
  [encodeURI('/chuyên-mục/x/y'), 308, '/tin-tuc/x/y'],
  [encodeURI('/chuyên-mục/bài/y'), 308, '/tin-tuc'],
  [encodeURI('/thẻ/cổ-tức'.normalize('NFD')), 308, '/tin-tuc'],
  [encodeURI('/tin-cu/bài'), 308, '/tin-tuc'],
  ['/tin-cu/b%E0i', 308, '/tin-tuc'],
  [encodeURI('/xem-tin-tức?id=1'), 308, '/ve-shs'],
]

const notWritten = [
  '/CHU-HOA',
  '/tin-CU/x',
  '/tin-cux',
  '/tin-cu//evil.test',
  '/tin-cu/x//y',
  '/en//evil.test',
  '/chi-tiet.ASPX?id=7',
  '/da-doi/x',
  encodeURI('/tin-tức'),
  encodeURI('/Tin-tức/bài-viết'),
  '/tin-t%E1%BB/bai',
  '/%ff%fe',
]

/** Addresses that must not lead to another site, or add a header. */
const hostile = [
  '/lien-he?//evil.test',
  '/lien-he?next=https://evil.test',
  '/lien-he?a=%0d%0aSet-Cookie:%20a=b',
  '/lien-he/?@evil.test',
  '/lien-he//?\\evil.test',
]

export const redirections: readonly Row[] = [
  ...redirects.rules.map(({ from, to, status }): Row => [
    `redirect: ${from}`,
    { path: `${from}?a=1&a=2&b=%20+&lang=en` },
    redirect(status, `${to}?a=1&a=2&b=%20+&lang=en`),
  ]),
  ...written.map(([path, status, location]): Row => [
    `redirect: written, ${path}`,
    { path },
    redirect(status, location),
  ]),
  ...notWritten.map((path): Row => [`redirect: written, not ${path}`, { path }, notFound()]),
  ['redirect: a page with another query', { path: '/?p=13' }, page('/', 'vi')],
  ['redirect: a page with an escaped query', { path: '/?p=%31%32' }, page('/', 'vi')],
  ['redirect: the query of a page, HEAD', { path: '/?p=12', method: 'HEAD' }, redirect(308, '/ve-shs')],
  ['redirect: without a query', { path: '/lien-he' }, redirect(307, '/ho-tro/lien-he')],
  ['redirect: with a slash', { path: '/lien-he/' }, redirect(307, '/ho-tro/lien-he')],
  ['redirect: HEAD', { path: '/lien-he', method: 'HEAD' }, redirect(307, '/ho-tro/lien-he')],
  ['redirect: not below a rule', { path: '/lien-he/x' }, notFound()],
  ['redirect: not in capitals', { path: '/LIEN-HE' }, notFound()],
  ['redirect: a page with a slash', { path: '/ve-shs/' }, redirect(308, '/ve-shs')],
  ['redirect: a page with slashes', { path: '/ve-shs//' }, redirect(308, '/ve-shs')],
  [
    'redirect: a page with a slash and a query',
    { path: '/tin-tuc/thong-bao/?trang=2&a' },
    redirect(308, '/tin-tuc/thong-bao?trang=2&a'),
  ],
  ['redirect: a page with a slash, HEAD', { path: '/ve-shs/', method: 'HEAD' }, redirect(308, '/ve-shs')],
  ['redirect: dots in a path', { path: '/tin-tuc/../ve-shs/' }, redirect(308, '/ve-shs')],
  ['redirect: a file with a slash is none', { path: '/robots.txt/' }, notFound()],
  ['redirect: an unknown path with a slash is none', { path: '/khong-co/' }, notFound()],
  ...hostile.map((path): Row => [
    `redirect: ${path} stays on the site`,
    { path },
    { status: 307, headers: { Location: /^\/ho-tro\/lien-he\?[!-~]+$/, 'Set-Cookie': null }, body: '' },
  ]),
  ...['Host', 'X-Forwarded-Host', 'Forwarded', 'X-Original-URL', 'X-Rewrite-URL'].map((name): Row => [
    `redirect: ${name} names no host`,
    { path: '/ve-shs/', headers: { [name]: 'evil.test' } },
    redirect(308, '/ve-shs'),
  ]),
  ['short link', { path: '/d/g8wzh3n' }, redirect(307, shortTarget())],
  ['short link: with a query', { path: '/d/g8wzh3n?lang=en&a=%20' }, redirect(307, `${shortTarget()}?lang=en&a=%20`)],
  ['short link: HEAD', { path: '/d/g8wzh3n', method: 'HEAD' }, redirect(307, shortTarget())],
  ...[
    '/d/',
    '/d',
    '/d/0000000',
    '/d/G8WZH3N',
    '/d/g8wzh3n/',
    '/d/g8wzh3n/x',
    '/d/..%2f..%2fetc',
    '/d//evil.test',
    '/d/%00',
  ].map((path): Row => [`short link: ${path} is none`, { path }, notFound()]),
]

function shortTarget(): string {
  return '/cong-bo-thong-tin/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien'
}
