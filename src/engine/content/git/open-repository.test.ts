import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { git } from './git-fixture.ts'
import { openRepository } from './open-repository.ts'

const folder = mkdtempSync(join(tmpdir(), 'repository-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A content with one committed entry, on the branch `main`. */
function make(): { root: string; content: string } {
  const root = mkdtempSync(join(folder, 'root-'))
  const content = join(root, 'content')
  git(root, 'init', '--quiet', '--initial-branch', 'main')
  mkdirSync(join(content, 'news/a'), { recursive: true })
  for (const file of ['news/a/vi.md', 'archive.lock', 'wording.yaml']) writeFileSync(join(content, file), 'a\n')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '--message', 'a')
  return { root, content }
}

const paths = ['', 'news/a', 'news/b']

test.each<[string, (places: ReturnType<typeof make>) => unknown, string[]]>([
  ['nothing', () => undefined, []],
  ['a text', ({ content }) => writeFileSync(join(content, 'news/a/vi.md'), 'b\n'), ['news/a']],
  [
    'a new entry',
    ({ content }) => {
      mkdirSync(join(content, 'news/b'))
      writeFileSync(join(content, 'news/b/vi.md'), 'b\n')
    },
    ['news/b'],
  ],
  ['the archive', ({ content }) => writeFileSync(join(content, 'archive.lock'), 'b\n'), ['']],
  ['the archive, as it was', ({ content }) => writeFileSync(join(content, 'archive.lock'), 'a\n'), []],
  [
    'a file beside it that counts at once',
    ({ content }) => writeFileSync(join(content, 'taken-down.yaml'), '[]\n'),
    [],
  ],
  ['a file beside it of somebody', ({ content }) => writeFileSync(join(content, 'archive.lock.new'), 'a\n'), []],
  ['another branch, and nothing else', ({ root }) => git(root, 'checkout', '--quiet', '-b', 'experiment'), []],
  [
    'another branch, with a commit, a change and a new entry',
    ({ root, content }) => {
      git(root, 'checkout', '--quiet', '-b', 'experiment')
      writeFileSync(join(content, 'archive.lock'), 'b\n')
      git(root, 'commit', '--quiet', '--all', '--message', 'b')
      writeFileSync(join(content, 'news/a/vi.md'), 'b\n')
      mkdirSync(join(content, 'news/b'))
      writeFileSync(join(content, 'news/b/vi.md'), 'b\n')
    },
    paths,
  ],
  [
    'no branch, as while a rebase stops',
    ({ root, content }) => {
      git(root, 'checkout', '--quiet', '--detach')
      writeFileSync(join(content, 'news/a/vi.md'), 'b\n')
      git(root, 'commit', '--quiet', '--all', '--message', 'b')
    },
    ['news/a'],
  ],
])('what is not committed after a change of %s', (_name, change, expected) => {
  const places = make()
  const repository = openRepository(places.content, 'main')
  change(places)
  expect(repository?.listUncommitted(paths)).toEqual(expected)
})

test.each<[string, string, (places: ReturnType<typeof make>) => unknown, RegExp]>([
  [
    'no such branch',
    'mian',
    ({ root }) => git(root, 'branch', 'experiment'),
    /^There is no branch "mian" in the repository of .*, so that nothing would ever be published\. Did you mean "main"\? Its branches: experiment, main$/,
  ],
  [
    'a tag of that name',
    'v1',
    ({ root }) => git(root, 'tag', 'v1'),
    /^There is no branch "v1" .* published\. Its branches: main$/,
  ],
  [
    'a branch without the content',
    'empty',
    ({ root }) => {
      git(root, 'checkout', '--quiet', '--orphan', 'empty')
      git(root, 'rm', '--quiet', '-r', '--cached', '.')
      git(root, 'commit', '--quiet', '--allow-empty', '--message', 'b')
    },
    /^The branch empty has nothing of /,
  ],
  [
    'no repository',
    'main',
    ({ root }) => rmSync(join(root, '.git'), { recursive: true }),
    /is in no repository of Git/,
  ],
])('a branch that cannot be meant is refused: %s', (_name, branch, prepare, message) => {
  const places = make()
  prepare(places)
  expect(() => openRepository(places.content, branch)).toThrow(message)
})

test('a branch that goes and comes back is told, by whatever name it is checked out', () => {
  const { root, content } = make()
  const repository = openRepository(content, 'main')
  expect(repository?.isBranchGone()).toBe(false)
  git(root, 'branch', '--move', 'main', 'trunk')
  expect([repository?.isBranchGone(), repository?.findOtherBranch()]).toEqual([true, 'trunk'])
  git(root, 'checkout', '--quiet', '-b', 'main')
  expect([repository?.isBranchGone(), repository?.findOtherBranch()]).toEqual([false, undefined])
})

test('where no branch is named, any commit counts that Git has checked out', () => {
  const { root, content } = make()
  git(root, 'checkout', '--quiet', '--detach')
  const repository = openRepository(content)
  expect([repository?.branch, repository?.isBranchGone(), repository?.listUncommitted(paths)]).toEqual([
    undefined,
    false,
    [],
  ])
})

test.each<[string, (places: ReturnType<typeof make>) => unknown, string[]]>([
  ['nothing', () => undefined, []],
  ['a commit on the branch that is checked out', ({ root, content }) => commitOn(root, content, 'experiment'), []],
  ['a commit on it elsewhere', ({ root, content }) => commitOn(root, content, 'main'), ['news/a']],
  [
    'a commit on it elsewhere, with what stands here',
    ({ root, content }) => {
      commitOn(root, content, 'main')
      writeFileSync(join(content, 'news/a/vi.md'), 'main\n')
    },
    [],
  ],
  [
    'the branch itself, checked out',
    ({ root, content }) => {
      commitOn(root, content, 'main')
      git(root, 'checkout', '--quiet', 'main')
    },
    [],
  ],
  ['a branch that is gone', ({ root }) => git(root, 'branch', '--delete', '--force', 'main'), []],
])('what the branch has that is not here, while another one is checked out: %s', (_name, change, expected) => {
  const places = make()
  const repository = openRepository(places.content, 'main')
  git(places.root, 'checkout', '--quiet', '-b', 'experiment')
  change(places)
  expect(repository?.listElsewhere()).toEqual(expected)
})

test('a branch that another folder has checked out is found there', () => {
  const { root, content } = make()
  const repository = openRepository(content, 'main')
  git(root, 'checkout', '--quiet', '-b', 'experiment')
  expect(repository?.findWorktree()).toBeUndefined()
  const other = join(folder, 'worktree of main')
  git(root, 'worktree', 'add', '--quiet', other, 'main')
  expect(repository?.findWorktree()).toBe(other)
})

/** Commits a text on a branch, and has `experiment` checked out again. */
function commitOn(root: string, content: string, branch: string): void {
  git(root, 'checkout', '--quiet', branch)
  writeFileSync(join(content, 'news/a/vi.md'), `${branch}\n`)
  git(root, 'commit', '--quiet', '--all', '--message', branch)
  git(root, 'checkout', '--quiet', 'experiment')
}
