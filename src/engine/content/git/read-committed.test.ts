import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ScannedFile } from '../source/scan-tree.ts'
import type { FolderItem } from '../source/source-tree.ts'
import { git } from './git-fixture.ts'
import { readCommitted } from './read-committed.ts'

const folder = mkdtempSync(join(tmpdir(), 'committed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Files = Record<string, string>

const write = (root: string, files: Files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** The files of a tree by path, each read where its folder says that it is. */
const listTexts = ({ items, directory = '' }: FolderItem, above = ''): Files =>
  Object.assign(
    {},
    ...Array.from(items, ([name, item]) => {
      if (item.kind === 'folder') return listTexts(item, `${above}${name}/`)
      const path = item instanceof ScannedFile ? item.path : ''
      expect(path).toBe(join(directory, name))
      return { [`${above}${name}`]: readFileSync(path, 'utf8') }
    }),
  )

interface Case {
  /** Of the repository, in turn; each is a commit. Those of the content are below `content`. */
  commits: Files[]
  /** Files that are written, and not committed. */
  changes?: Files
  /** The folder of the content. */
  content?: string
  expected: Files | undefined
  /** The earlier forms of a folder. */
  formers?: { path: string; expected: Files[] }
}

const page = { 'content/pages/a/vi.md': '1', 'content/pages/a/b/vi.md': 'below' }

test.each<[string, Case]>([
  ['no commit', { commits: [], changes: { 'content/news/a/vi.md': '1' }, expected: undefined }],
  ['another folder alone', { commits: [{ 'src/a.ts': '1' }], changes: { 'content/a': '' }, expected: undefined }],
  [
    'what was changed, added or not of the content since',
    {
      commits: [{ 'content/news/a/vi.md': '1', 'src/a.ts': '1' }],
      changes: { 'content/news/a/vi.md': '2', 'content/news/b/vi.md': '3' },
      expected: { 'news/a/vi.md': '1' },
    },
  ],
  [
    'names with blanks and marks',
    { commits: [{ 'content/news/a/Báo cáo *.pdf': '1' }], expected: { 'news/a/Báo cáo *.pdf': '1' } },
  ],
  [
    'a content that is the whole repository',
    { commits: [{ 'news/a/vi.md': '1' }], content: '', expected: { 'news/a/vi.md': '1' } },
  ],
  [
    'earlier forms of an entry, the latest first',
    {
      commits: ['1', '2', '3'].map((text) => ({ 'content/news/a/vi.md': text })),
      expected: { 'news/a/vi.md': '3' },
      formers: { path: 'news/a', expected: [{ 'vi.md': '2' }, { 'vi.md': '1' }] },
    },
  ],
  [
    'an earlier form of a page, without those below it',
    {
      commits: [page, { 'content/pages/a/vi.md': '2' }],
      expected: { 'pages/a/vi.md': '2', 'pages/a/b/vi.md': 'below' },
      formers: { path: 'pages/a', expected: [{ 'vi.md': '1' }] },
    },
  ],
  [
    'an earlier form of the content itself',
    {
      commits: [{ 'content/archive.lock': '1', 'content/news/a/vi.md': '1' }, { 'content/archive.lock': '2' }],
      expected: { 'archive.lock': '2', 'news/a/vi.md': '1' },
      formers: { path: '', expected: [{ 'archive.lock': '1' }] },
    },
  ],
  [
    'no earlier form',
    {
      commits: [{ 'content/news/a/vi.md': '1' }],
      expected: { 'news/a/vi.md': '1' },
      formers: { path: 'news/a', expected: [] },
    },
  ],
])('what Git has committed: %s', (_name, { commits, changes = {}, content = 'content', expected, formers }) => {
  const root = mkdtempSync(join(folder, 'root-'))
  git(root, 'init', '--quiet')
  for (const files of commits) {
    write(root, files)
    git(root, 'add', '.')
    git(root, 'commit', '--quiet', '--message', 'a')
  }
  write(root, changes)
  const found = readCommitted(join(root, content), mkdtempSync(join(folder, 'place-')))
  expect(found && listTexts(found.tree)).toEqual(expected)
  if (formers) {
    const forms = Array.from(found?.formers(formers.path) ?? [], (one) => listTexts(one))
    expect(forms).toEqual(formers.expected)
  }
  expect(String(git(root, 'status', '--porcelain')).includes('D ')).toBe(false)
})
