import { expect, test } from 'vitest'
import { createLruCache } from './lru-cache.ts'

/** The values that are left after some uses, by their keys. */
function keysAfter(use: (cache: ReturnType<typeof createLruCache<string>>) => void): string {
  const cache = createLruCache<string>(80)
  for (const key of 'abcdefgh') cache.set(key, key, 10)
  use(cache)
  return [...'abcdefghi'].filter((key) => cache.get(key) !== undefined).join('')
}

test.each<[string, Parameters<typeof keysAfter>[0], string]>([
  ['up to the limit, all stay', () => undefined, 'abcdefgh'],
  ['beyond it, the oldest is forgotten', (cache) => cache.set('i', 'i', 10), 'bcdefghi'],
  ['a value that was used stays', (cache) => void (cache.get('a'), cache.set('i', 'i', 10)), 'acdefghi'],
  ['a value is counted once', (cache) => void (cache.set('a', 'x', 10), cache.set('a', 'y', 10)), 'abcdefgh'],
  ['a large value is not kept', (cache) => cache.set('i', 'i', 11), 'abcdefgh'],
  ['after clearing, there is room again', (cache) => void (cache.clear(), cache.set('i', 'i', 10)), 'i'],
  ['nor its earlier form', (cache) => cache.set('a', 'a', 11), 'bcdefgh'],
])('%s', (_case, use, left) => {
  expect(keysAfter(use)).toBe(left)
})
