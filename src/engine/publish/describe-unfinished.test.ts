import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { appendDisclosures, toContentName } from '#engine/content/archive/disclosure-log.ts'
import { git } from '#engine/content/git/git-fixture.ts'
import { toWords } from '#lib/say/message.ts'
import { writeBegun, type BegunNote } from './begun-note.ts'
import { describeUnfinished } from './describe-unfinished.ts'

const folder = mkdtempSync(join(tmpdir(), 'unfinished-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const id = 'disclosures/a'
const begun: BegunNote = {
  id,
  verb: 'Disclose',
  by: 'Lan',
  command: 'npm run disclose -- disclosures/a --by Lan',
  moment: '2026-11-21T08:00+07:00',
  before: '',
  after: '',
  release: 1,
  isPublished: false,
}
const line =
  'warning: what "Lan" published of disclosures/a (21 November 2026, 08:00) is not recorded and committed yet. The same command does the rest: npm run disclose -- disclosures/a --by Lan'

interface Case {
  note?: Partial<BegunNote>
  /** The release that the log names. */
  logged?: number
  /** The lines of the archive. */
  lock?: string
  isCommitted?: boolean
  expected: string[]
}

test.each<[string, Case]>([
  ['nothing was begun', { expected: [] }],
  ['begun, and not published: that is said where it is held back', { note: {}, logged: 1, expected: [] }],
  ['published, and cut off before its note said so', { note: {}, logged: 2, expected: [line] }],
  ['published', { note: { isPublished: true }, logged: 2, expected: [line] }],
  [
    'recorded, and not committed',
    { note: { isPublished: true }, logged: 2, lock: `${id} published x\n`, expected: [line] },
  ],
  ['committed, and not recorded', { note: { isPublished: true }, logged: 2, isCommitted: true, expected: [line] }],
  [
    'recorded and committed by hand',
    { note: { isPublished: true }, logged: 2, lock: `${id} published x\n`, isCommitted: true, expected: [] },
  ],
  [
    'a withdrawal that the archive lacks',
    {
      note: { isPublished: true, verb: 'Withdraw' },
      logged: 2,
      lock: `${id} published x\n`,
      isCommitted: true,
      expected: [line],
    },
  ],
  ['a meeting, which no archive records', { note: { isPublished: true }, isCommitted: true, expected: [] }],
])('%s', (_name, { note, logged, lock = '', isCommitted = false, expected }) => {
  const root = mkdtempSync(join(folder, 'root-'))
  const contentDirectory = join(root, 'content')
  const places = { contentDirectory, outDirectory: join(root, 'dist'), cacheDirectory: join(root, 'cache') }
  for (const [path, text] of Object.entries({ [`content/${id}/entry.yaml`]: 'a: 1\n', 'content/archive.lock': lock })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  git(root, 'init', '--quiet')
  if (isCommitted) {
    git(root, 'add', 'content')
    git(root, 'commit', '--quiet', '--message', 'Disclose')
  }
  if (note) writeBegun(places, { ...begun, ...note })
  if (logged !== undefined) {
    mkdirSync(places.outDirectory)
    const content = toContentName(contentDirectory)
    const record = { at: '2026-11-21T01:00:00.000Z', release: logged, content, id, parts: {}, isRecorded: false }
    appendDisclosures(places.outDirectory, [record])
  }
  expect(describeUnfinished(places).map((one) => toWords(one))).toEqual(expected)
})
