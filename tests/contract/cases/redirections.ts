import { redirects as rules } from '#engine/model/urls/redirects.ts'
import type { Row } from '../row.ts'
import { notFound, redirect } from './expectations.ts'

const internal = rules.flatMap((rule) => ('href' in rule ? [rule] : []))

/** Addresses that must not lead to another site, or add a header. */
const hostile = [
  '/lien-he?//evil.test',
  '/lien-he?next=https://evil.test',
  '/lien-he?a=%0d%0aSet-Cookie:%20a=b',
  '/lien-he/?@evil.test',
  '/lien-he//?\\evil.test',
]

export const redirections: readonly Row[] = [
  ...internal.map(({ from, href, status = 307, anchor }): Row => {
    const hash = anchor === undefined ? '' : `#${anchor}`
    const expected = redirect(status === 308 ? 308 : 307, `${href}?a=1&a=2&b=%20+&lang=en${hash}`)
    return [`redirect: ${from}`, { path: `${from}?a=1&a=2&b=%20+&lang=en` }, expected]
  }),
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
