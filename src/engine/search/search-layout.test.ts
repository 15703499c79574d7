import { expect, test } from 'vitest'
import type { Content } from '#engine/model/entries/content.ts'
import { collectionNames } from '#engine/model/vocabulary/collection-names.ts'
import { site } from '#site/site.ts'
import { toBlockCheck, toSearchLayout } from './search-layout.ts'

function toLayout(slugs: readonly string[], paths: readonly string[] = []) {
  const entries = Object.fromEntries(
    collectionNames.map((name) => [name, name === 'news' ? slugs.map((slug) => ({ slug })) : []]),
  )
  const content = { entries, pages: new Map(paths.map((path) => [path, { path }])) } as unknown as Content // as much as is read
  return toSearchLayout(site, { site, content, derive: (_key, compute) => compute() })
}

const slugs = (count: number) => Array.from({ length: count }, (_, index) => `tin-${index}`)

test.each([0, 1, 24, 25, 300, 5000])('%i entries are all in a block, and blocks are small', (count) => {
  const { blocks, groups } = toLayout(slugs(count), ['/', '/ho-tro'])
  const all = [...blocks.values()].flat()
  expect(all.toSorted()).toEqual(['pages/', 'pages/ho-tro', ...slugs(count).map((slug) => `news/${slug}`)].toSorted())
  expect(Math.max(...Array.from(blocks.values(), ({ length }) => length))).toBeLessThanOrEqual(48)
  expect(groups).toBe(2 ** Math.round(Math.log2(groups)))
})

test('a new entry changes one block', () => {
  const [before, after] = [toLayout(slugs(400)), toLayout([...slugs(400), 'moi'])]
  const changed = [...after.blocks].filter(([name, members]) => members.join() !== before.blocks.get(name)?.join())
  expect(changed).toHaveLength(1)
  expect(after.id).not.toBe(before.id)
  expect(after.groups).toBe(before.groups)
})

test('the order of entries does not matter to a block', () => {
  expect(toLayout(slugs(100).toReversed()).blocks.get('news 1')).toEqual(toLayout(slugs(100)).blocks.get('news 1'))
})

test('the check of a block changes with its documents', () => {
  expect(toBlockCheck(['a', 'b'])).not.toBe(toBlockCheck(['a', 'c']))
  expect(toBlockCheck([])).toBeLessThan(2 ** 16)
})
