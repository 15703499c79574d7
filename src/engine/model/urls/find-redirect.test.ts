import { expect, test } from 'vitest'
import { ascending } from '#lib/order.ts'
import { findRedirect, findRedirectOfPage, type ReadRules } from './find-redirect.ts'
import { listRules, redirectIndexUrl, toRedirectPartUrl, toRedirectTable } from './redirect-table.ts'
import type { RedirectRule, RedirectStatus } from './redirects.ts'

const rule = (from: string, to: string, status: RedirectStatus = 308): RedirectRule => ({ from, to, status })

const rules: readonly RedirectRule[] = [
  rule('/a', '/ve-shs', 307),
  rule('/a/b', '/tin-tuc/x'),
  rule('/heading', '/ve-shs#giai-thuong'),
  rule('/meeting', 'https://meeting.example/2026', 302),
  rule('/other', 'https://other.example/x?y=1#z'),
  rule('/english', '/ve-shs?lang=en#x'),
  rule('/old/*', '/tin-tuc/*'),
  rule('/old/own', '/ve-shs'),
  rule('/old/deep/*', '/ve-shs', 301),
  rule('/en/*', '/*?lang=en'),
  rule('/away/*', 'https://away.example/x/*'),
  rule('/?p=1', '/tin-tuc/p1'),
  rule('/?lang=en&p=1', '/tin-tuc/p1?lang=en'),
  rule('/page.aspx?id=7', '/tin-tuc/seven'),
  rule('/page.aspx', '/tin-tuc'),
]

/** Reads the files of rules, and says which. */
function toFiles(all: readonly RedirectRule[]): { read: ReadRules; asked: string[] } {
  const table = toRedirectTable(all, (path) => path === '/')
  const files = new Map<string, unknown>([
    [redirectIndexUrl, table?.index],
    ...(table?.parts ?? []).map((part, number) => [toRedirectPartUrl(number), part] as const),
  ])
  const asked: string[] = []
  return { asked, read: async (url) => (asked.push(url), files.get(url)) }
}

const { read } = toFiles(rules)

test.each<[string, number | undefined, string?]>([
  ['/a', 307, '/ve-shs'],
  ['/a/', 307, '/ve-shs'],
  ['/a///', 307, '/ve-shs'],
  ['/a?b=1&b=2&c=1.0&d', 307, '/ve-shs?b=1&b=2&c=1.0&d'],
  ['/a?lang=en', 307, '/ve-shs?lang=en'],
  ['/a#c', 307, '/ve-shs#c'],
  ['/a?b=%0d%0aSet-Cookie:x#c%0d', 307, '/ve-shs?b=%0d%0aSet-Cookie:x#c%0d'],
  ['/a?b=//evil.test', 307, '/ve-shs?b=//evil.test'],
  ['/a/b?c', 308, '/tin-tuc/x?c'],
  ['/heading?b=1', 308, '/ve-shs?b=1#giai-thuong'],
  ['/heading#c', 308, '/ve-shs#giai-thuong'],
  ['/meeting', 302, 'https://meeting.example/2026'],
  ['/meeting?a=1#b', 302, 'https://meeting.example/2026'],
  ['/other?a=1#b', 308, 'https://other.example/x?y=1#z'],
  ['/english?a=1', 308, '/ve-shs?lang=en&a=1#x'],
  ['/', undefined],
  ['/A', undefined],
  ['/ab', undefined],
  ['/a/c', undefined],
  ['/a%2f', undefined],
  ['//a', undefined],
  ['/%5ca', undefined],
  ['/constructor', undefined],
  ['/__proto__', undefined],

  // What is below a path.
  ['/old', 308, '/tin-tuc'],
  ['/old/', 308, '/tin-tuc'],
  ['/old/x/y?z=1', 308, '/tin-tuc/x/y?z=1'],
  ['/old/x/', 308, '/tin-tuc/x'],
  ['/old/own', 308, '/ve-shs'],
  ['/old/own/x', 308, '/tin-tuc/own/x'],
  ['/old/deep', 301, '/ve-shs'],
  ['/old/deep/er/x', 301, '/ve-shs'],
  ['/older/x', undefined],
  ['/old//evil.test', undefined],
  ['/old/x//y', undefined],
  ['/old/%2e', 308, '/tin-tuc'],
  ['/old/a%20b', undefined],
  ['/en', 308, '/?lang=en'],
  ['/en/ve-shs?a=1', 308, '/ve-shs?lang=en&a=1'],
  ['/en//evil.test', undefined],
  ['/en/\\evil.test', undefined],
  ['/away/y?a=1', 308, 'https://away.example/x/y'],

  // Queries of the former site.
  ['/?p=1', 308, '/tin-tuc/p1'],
  ['/?utm=x&p=1#h', 308, '/tin-tuc/p1#h'],
  ['/?p=1&lang=en', 308, '/tin-tuc/p1?lang=en'],
  ['/?p=1&p=2', 308, '/tin-tuc/p1'],
  ['/?p=2&p=1', undefined],
  ['/?p=12', undefined],
  ['/?p=%31', undefined],
  ['/?P=1', undefined],
  ['/?p', undefined],
  ['/a?p=1', 307, '/ve-shs?p=1'],
  ['/page.aspx?id=7', 308, '/tin-tuc/seven'],
  ['/page.aspx/?id=7', 308, '/tin-tuc/seven'],
  ['/page.aspx?id=8', 308, '/tin-tuc?id=8'],
])('%s → %s %s', async (requested, status, location) => {
  const found = await findRedirect(new URL(`http://localhost${requested}`), read)
  expect(found && [found.status, found.location]).toEqual(status && [status, location])
})

test('a page is left for a query alone that has a rule', async () => {
  const found = ['/?p=1', '/?q=1', '/page.aspx?id=7'].map((path) =>
    findRedirectOfPage(new URL(`http://localhost${path}`), read),
  )
  expect(await Promise.all(found)).toEqual([{ status: 308, location: '/tin-tuc/p1' }, undefined, undefined])
})

test('a path of many slashes is matched in linear time', async () => {
  const start = performance.now()
  expect(await findRedirect({ pathname: `/a${'/'.repeat(200_000)}x`, search: '', hash: '' }, read)).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(1000)
})

test('of 20,000 rules, one is found in the index and two parts of some KB', async () => {
  const many = [
    ...Array.from({ length: 10_000 }, (_none, number) => rule(`/bai-viet/so-${number}.html`, `/tin-tuc/so-${number}`)),
    ...Array.from({ length: 10_000 }, (_none, number) => rule(`/?p=${number}`, `/tin-tuc/so-${number}`)),
  ]
  const table = toRedirectTable(many, () => true)
  expect(Math.max(...(table?.parts ?? []).map((part) => JSON.stringify(part).length))).toBeLessThan(8 * 1024)
  const files = toFiles(many)
  const find = (path: string) => findRedirect(new URL(`http://localhost${path}`), files.read)
  expect(await find('/bai-viet/so-9999.html')).toMatchObject({ location: '/tin-tuc/so-9999' })
  expect(files.asked).toHaveLength(2)
  expect(await find('/?p=9999')).toMatchObject({ location: '/tin-tuc/so-9999' })
  expect(new Set(files.asked).size).toBeLessThan(5)
})

test('a rule that changes is in one part, and the others stay as they are', () => {
  const many = Array.from({ length: 5000 }, (_none, number) => rule(`/a/${number}`, '/ve-shs'))
  const before = toRedirectTable(many, () => false)
  const after = toRedirectTable([...many.slice(1), rule('/a/0', '/tin-tuc')], () => false)
  const changed = before?.parts.filter((part, number) => JSON.stringify(part) !== JSON.stringify(after?.parts[number]))
  expect(changed).toHaveLength(1)
  expect(after?.index).toEqual(before?.index)
})

test('the files tell all rules again', () => {
  const table = toRedirectTable(rules, () => false)
  expect(listRules(table?.parts ?? [])).toEqual(rules.toSorted((a, b) => ascending(a.from, b.from)))
})

test.each([undefined, null, 1, {}, { version: 2, parts: 1 }])(
  'files of another form, %j, have no rule',
  async (found) => {
    expect(await findRedirect(new URL('http://localhost/a'), async () => found)).toBeUndefined()
  },
)
