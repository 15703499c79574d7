import type { Row } from '../row.ts'
import { text, toHtmlHeaders } from './expectations.ts'

const allowed = { Allow: 'GET, HEAD, OPTIONS' }
const refused = text(405, 'Method not allowed', allowed)

/** Addresses of each kind. */
const everywhere = [
  '/ve-shs',
  '/khong-co',
  '/robots.txt',
  '{script}',
  '/lien-he',
  '/healthz',
  '/_icons/shs.json?icons=listing',
]

export const methods: readonly Row[] = [
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'PURGE', 'TRACE'].map((method): Row => [
    `method: ${method}`,
    { path: '/ve-shs', method },
    refused,
  ]),
  ...everywhere.flatMap((path): Row[] => [
    [`method: POST ${path}`, { path, method: 'POST' }, refused],
    [
      `method: OPTIONS ${path}`,
      { path, method: 'OPTIONS' },
      { status: 204, headers: { ...allowed, 'Access-Control-Allow-Origin': null }, body: '' },
    ],
  ]),
  [
    'method: OPTIONS before a request of another site gives no access',
    {
      path: '/ve-shs',
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'GET' },
    },
    { status: 204, headers: { 'Access-Control-Allow-Origin': null, 'Access-Control-Allow-Methods': null } },
  ],
  [
    'method: an overriding header has no effect',
    { path: '/ve-shs', headers: { 'X-HTTP-Method-Override': 'DELETE' } },
    { status: 200, headers: toHtmlHeaders('vi') },
  ],
]
