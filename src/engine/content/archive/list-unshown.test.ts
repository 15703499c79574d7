import { expect, test } from 'vitest'
import type { DisclosureRecord } from './disclosure-log.ts'
import { listUnshown, type Unshown } from './list-unshown.ts'

const toRecord = (id: string, release: number, ...parts: string[]): DisclosureRecord => ({
  at: `2026-11-${20 + release}T08:00:00.000Z`,
  release,
  content: 'content',
  id,
  parts: Object.fromEntries(parts.map((part) => [part, 'x'])),
  isRecorded: true,
})

const [a1, a2, b3] = [
  toRecord('d/a', 1, 'published', 'vi.md'),
  toRecord('d/a', 2, 'published', 'vi.md', 'withdrawn'),
  toRecord('d/b', 3, 'published'),
] as const
const recordedLater = { ...a1, release: 3, at: '2026-11-23T09:00:00.000Z', isRecorded: true }

test.each<[string, readonly DisclosureRecord[], number, Unshown[]]>([
  ['nothing was disclosed', [], 1, []],
  ['all of it is in the release', [a1, a2, b3], 3, []],
  ['an entry came later', [a1, b3], 2, [{ id: 'd/b', lacks: undefined }]],
  ['a withdrawal came later', [a1, a2], 1, [{ id: 'd/a', lacks: ['withdrawn'] }]],
  ['it was recorded later', [{ ...a1, isRecorded: false }, recordedLater], 1, []],
  // The output was deleted, and its releases are counted from 1 again.
  ['the log is older than the releases', [{ ...b3, release: 40, at: '2026-11-20T08:00:00.000Z' }], 1, []],
  ['two folders of content', [b3, { ...b3, content: 'other', release: 1 }], 1, [{ id: 'd/b', lacks: undefined }]],
])('%s', (_name, records, number, expected) => {
  expect(listUnshown(records, { number, time: `2026-11-${20 + number}T08:00:00.000Z` })).toEqual(expected)
})
