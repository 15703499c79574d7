import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { site } from '#site/site.ts'
import { appendDisclosures, toContentName } from '../archive/disclosure-log.ts'
import { git } from './git-fixture.ts'
import { readKnownDisclosures } from './read-known-disclosures.ts'

const folder = mkdtempSync(join(tmpdir(), 'known-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lock = 'disclosures/a published 2026-10-08T10:30:00.000Z\ndisclosures/a vi.md 1234\n'
const committed = [
  ['disclosures/a', { parts: { published: '2026-10-08T10:30:00.000Z', 'vi.md': '1234' }, isRecorded: true }],
]
const published = {
  at: '2026-10-08T10:30:00.000Z',
  release: 7,
  id: 'disclosures/b',
  parts: { 'vi.md': '5678' },
  isRecorded: false,
}

interface Places {
  root: string
  contentDirectory: string
  outDirectory: string
}

test.each<[string, (places: Places) => void, unknown[]]>([
  ['a record that was committed, and is as it was', commit, committed],
  [
    'one that has lost its lines since',
    (places) => {
      commit(places)
      writeFileSync(join(places.contentDirectory, 'archive.lock'), '')
    },
    committed,
  ],
  [
    'one that is gone since',
    (places) => {
      commit(places)
      rmSync(join(places.contentDirectory, 'archive.lock'))
    },
    committed,
  ],
  ['one with line ends of Windows', (places) => commit(places, lock.replaceAll('\n', '\r\n')), committed],
  ['one that was never committed', ({ root }) => git(root, 'init', '--quiet'), []],
  ['no repository', () => undefined, []],
  [
    'a log of releases, which knows more',
    (places) => {
      commit(places)
      const content = toContentName(places.contentDirectory)
      appendDisclosures(places.outDirectory, [{ ...published, content }])
    },
    [['disclosures/b', expect.objectContaining({ release: 7, parts: published.parts })]],
  ],
])('what is known of %s', (_name, prepare, expected) => {
  const root = mkdtempSync(join(folder, 'root-'))
  const places = { root, contentDirectory: join(root, 'content'), outDirectory: join(root, 'dist') }
  for (const directory of [places.contentDirectory, places.outDirectory]) mkdirSync(directory)
  writeFileSync(join(places.contentDirectory, 'archive.lock'), lock)
  prepare(places)
  expect([...readKnownDisclosures(site, places)]).toEqual(expected)
})

function commit({ root, contentDirectory }: Places, text = lock): void {
  git(root, 'init', '--quiet')
  writeFileSync(join(contentDirectory, 'archive.lock'), text)
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '--message', 'a')
}
