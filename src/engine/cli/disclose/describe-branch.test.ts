import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { git } from '#engine/content/git/git-fixture.ts'
import { notePublishedBranch, readPublishedBranch } from '#engine/publish/branch-note.ts'
import { toWords } from '#lib/say/message.ts'
import { describeBranch } from './describe-branch.ts'

const folder = mkdtempSync(join(tmpdir(), 'branch-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Case {
  /** Commands of Git between the first commit, on main, and the disclosure. */
  before?: string[][]
  /** The branch that an earlier disclosure was made on. */
  published?: string
  isCommitted?: boolean
  /** The warning; HASH is the commit. */
  expected: string | undefined
  /** The branch that counts from now on. */
  noted: string | undefined
}

const lost =
  'warning: no branch is checked out, so that the commit HASH is on none, and Git deletes it some weeks after another one is checked out'

test.each<[string, Case]>([
  ['the first disclosure, on a branch', { expected: undefined, noted: 'main' }],
  [
    'the first one, while no branch is checked out',
    {
      before: [['checkout', '--quiet', '--detach']],
      expected: `${lost}. Bring it on main: git -C content switch main, then git -C content merge HASH; or make a branch of it: git -C content branch disclosed-HASH HASH`,
      noted: undefined,
    },
  ],
  [
    'the first one, on a commit of no branch',
    {
      before: [
        ['checkout', '--quiet', '--detach'],
        ['commit', '--quiet', '--allow-empty', '--message', 'Other'],
      ],
      expected: `${lost}. Make a branch of it: git -C content switch --create disclosed-HASH`,
      noted: undefined,
    },
  ],
  [
    'one that is left to be committed',
    { before: [['checkout', '--quiet', '--detach']], isCommitted: false, expected: undefined, noted: undefined },
  ],
  ['a later one, on the same branch', { published: 'main', expected: undefined, noted: 'main' }],
  [
    'a later one, while no branch is checked out',
    {
      before: [['checkout', '--quiet', '--detach']],
      published: 'main',
      expected:
        'warning: HASH is checked out, and main is the branch that is published: what was written now is not committed on main. Bring it there: git -C content switch main, then git -C content merge HASH',
      noted: 'main',
    },
  ],
  ['a later one, whose branch was renamed', { published: 'trunk', expected: undefined, noted: 'main' }],
])('%s', (_name, { before = [], published, isCommitted = true, expected, noted }) => {
  const root = mkdtempSync(join(folder, 'root-'))
  const contentDirectory = join(root, 'content')
  const places = { contentDirectory, outDirectory: join(root, 'dist'), cacheDirectory: join(root, 'cache') }
  mkdirSync(contentDirectory)
  const commit = (text: string) => {
    writeFileSync(join(contentDirectory, 'a'), text)
    git(root, 'add', 'content')
    git(root, 'commit', '--quiet', '--message', text)
  }
  git(root, 'init', '--quiet', '--initial-branch', 'main')
  commit('First')
  for (const args of before) git(root, ...args)
  if (published !== undefined) notePublishedBranch(places, published)
  commit('Disclose')
  const hash = String(git(root, 'rev-parse', '--short', 'HEAD')).trim()
  const found = describeBranch(places, { content: 'content', isCommitted })
  expect(found && toWords(found)).toBe(expected?.replaceAll('HASH', hash))
  expect(readPublishedBranch(places)).toBe(noted)
})
