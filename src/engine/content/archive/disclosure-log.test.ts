import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  appendDisclosures,
  disclosureLogFile,
  findFirstRelease,
  findFirstShown,
  type DisclosureRecord,
} from './disclosure-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const content = join(folder, 'content')
const [first, second] = ['2026-11-21T01:00:00.000Z', '2026-11-21T02:00:00.000Z'] as const

const record = (id: string, more: Partial<DisclosureRecord> = {}): DisclosureRecord => ({
  at: first,
  release: 1,
  content: relative('', content),
  id,
  parts: { published: 'x' },
  isRecorded: false,
  ...more,
})

test.each<[string, DisclosureRecord[], string | undefined, number | undefined]>([
  ['the first release has found there', [record('d/a')], undefined, 1],
  ['somebody has published with the first release', [record('d/b'), record('d/a', { by: 'Lan' })], first, 1],
  ['a later release has', [record('d/b'), record('d/a', { at: second, release: 2 })], second, 2],
  [
    'was hidden first',
    [record('d/b'), record('d/a', { release: 2, isHidden: true }), record('d/a', { at: second, release: 2 })],
    second,
    2,
  ],
  ['is not there', [record('d/b')], undefined, undefined],
])('since when one can read what %s, and its release', (_name, records, shown, release) => {
  writeFileSync(join(folder, disclosureLogFile), '')
  appendDisclosures(folder, records)
  const part = { id: 'd/a', part: 'published' }
  expect(findFirstShown(folder, content, part)).toBe(shown)
  expect(findFirstRelease(folder, content, part)).toBe(release)
})
