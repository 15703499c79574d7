import { expect, test } from 'vitest'
import type { Content } from '#engine/model/entries/content.ts'
import { site } from '#site/site.ts'
import { toSearchLayout } from './search-layout.ts'

function toLayout(slugs: readonly string[], paths: readonly string[] = []) {
  const entries = Object.fromEntries(
    site.names.map((name) => [name, name === 'news' ? slugs.map((slug) => ({ slug })) : []]),
  )
  const content = { entries, pages: new Map(paths.map((path) => [path, { path }])) } as unknown as Content // as much as is read
  return toSearchLayout(site, { site, content, derive: (_key, compute) => compute() })
}

const slugs = (count: number) => Array.from({ length: count }, (_, index) => `tin-${index}`)

test.each([0, 1, 24, 25, 300, 5000])('%i entries are all in a group, and groups are small', (count) => {
  const { groups, shards } = toLayout(slugs(count), ['/', '/ho-tro'])
  const all = [...groups.values()].flat()
  expect(all.toSorted()).toEqual(['pages/', 'pages/ho-tro', ...slugs(count).map((slug) => `news/${slug}`)].toSorted())
  expect(Math.max(...Array.from(groups.values(), ({ length }) => length))).toBeLessThanOrEqual(48)
  expect(shards).toBe(2 ** Math.round(Math.log2(shards)))
})

test('a new entry changes one group', () => {
  const [before, after] = [toLayout(slugs(400)), toLayout([...slugs(400), 'moi'])]
  const changed = [...after.groups].filter(([name, members]) => members.join() !== before.groups.get(name)?.join())
  expect(changed).toHaveLength(1)
  expect(after.id).not.toBe(before.id)
  expect(after.shards).toBe(before.shards)
})

test('the order of entries does not matter', () => {
  expect(toLayout(slugs(100).toReversed())).toEqual(toLayout(slugs(100)))
})

test('where there are more groups, documents are in the same order', () => {
  const [few, more] = [toLayout(slugs(300)), toLayout(slugs(900))]
  const before = new Set([...few.groups.values()].flat())
  expect(more.groups.size).toBeGreaterThan(few.groups.size)
  expect([...more.groups.values()].flat().filter((name) => before.has(name))).toEqual([...few.groups.values()].flat())
})
