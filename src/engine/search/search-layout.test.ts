import { expect, test } from 'vitest'
import type { Content } from '#engine/model/entries/content.ts'
import { site } from '#site/site.ts'
import { toSegmentCheck, toSearchLayout } from './search-layout.ts'

function toLayout(slugs: readonly string[], paths: readonly string[] = []) {
  const entries = Object.fromEntries(
    site.names.map((name) => [name, name === 'news' ? slugs.map((slug) => ({ slug })) : []]),
  )
  const content = { entries, pages: new Map(paths.map((path) => [path, { path }])) } as unknown as Content // as much as is read
  return toSearchLayout(site, { site, content, derive: (_key, compute) => compute() })
}

const slugs = (count: number) => Array.from({ length: count }, (_, index) => `tin-${index}`)

test.each([0, 1, 24, 25, 300, 5000])('%i entries are all in a segment, and segments are small', (count) => {
  const { segments, shards } = toLayout(slugs(count), ['/', '/ho-tro'])
  const all = [...segments.values()].flat()
  expect(all.toSorted()).toEqual(['pages/', 'pages/ho-tro', ...slugs(count).map((slug) => `news/${slug}`)].toSorted())
  expect(Math.max(...Array.from(segments.values(), ({ length }) => length))).toBeLessThanOrEqual(48)
  expect(shards).toBe(2 ** Math.round(Math.log2(shards)))
})

test('a new entry changes one segment', () => {
  const [before, after] = [toLayout(slugs(400)), toLayout([...slugs(400), 'moi'])]
  const changed = [...after.segments].filter(([name, members]) => members.join() !== before.segments.get(name)?.join())
  expect(changed).toHaveLength(1)
  expect(after.id).not.toBe(before.id)
  expect(after.shards).toBe(before.shards)
})

test('the order of entries does not matter to a segment', () => {
  expect(toLayout(slugs(100).toReversed()).segments.get('news 1')).toEqual(toLayout(slugs(100)).segments.get('news 1'))
})

test('the check of a segment changes with its documents', () => {
  expect(toSegmentCheck(['a', 'b'])).not.toBe(toSegmentCheck(['a', 'c']))
  expect(toSegmentCheck([])).toBeLessThan(2 ** 16)
})
