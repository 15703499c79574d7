import { expect, test } from 'vitest'
import { findRedirect } from './find-redirect.ts'
import { toHref } from './href.ts'
import type { RedirectRule } from './redirects.ts'

const rules: readonly RedirectRule[] = [
  { from: '/a', href: toHref('/ve-shs') },
  { from: '/a/b', href: toHref('/tin-tuc/$slug', { slug: 'x' }), status: 308 },
  { from: '/heading', href: toHref('/ve-shs'), anchor: 'giai-thuong' },
  { from: '/meeting', external: 'https://meeting.example/2026', status: 302 },
  { from: '/other', external: 'https://other.example/x?y=1#z' },
]

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
  ['/heading?b=1', 307, '/ve-shs?b=1#giai-thuong'],
  ['/heading#c', 307, '/ve-shs#giai-thuong'],
  ['/meeting', 302, 'https://meeting.example/2026'],
  ['/meeting?a=1#b', 302, 'https://meeting.example/2026'],
  ['/other?a=1#b', 307, 'https://other.example/x?y=1#z'],
  ['/', undefined],
  ['/A', undefined],
  ['/ab', undefined],
  ['/a/c', undefined],
  ['/a%2f', undefined],
  ['//a', undefined],
  ['/%5ca', undefined],
  ['/constructor', undefined],
])('%s → %s %s', (requested, status, location) => {
  const url = new URL(`http://localhost${requested}`)
  const found = findRedirect(url, rules)
  expect(found && [found.status, found.location]).toEqual(status && [status, location])
})

test('a path of many slashes is matched in linear time', () => {
  const start = performance.now()
  expect(findRedirect({ pathname: `/a${'/'.repeat(200_000)}x`, search: '', hash: '' }, rules)).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(1000)
})
