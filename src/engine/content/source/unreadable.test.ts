import { expect, test } from 'vitest'
import { entry, facts, problemsOf, text } from '../content-fixture.ts'
import { unreadableFile } from './source-tree-fixture.ts'

// Errors of the file system, by trees in memory, because the tests may run as root, who can read everything.

const unreadableFolder = (failure: string) => ({ kind: 'folder', items: new Map(), failure }) as const

test.each([
  [
    'a text',
    { 'news/a/vi.md': unreadableFile('EACCES') },
    'news/a/vi.md:1:1 Cannot be read (EACCES); allow this user to read it',
  ],
  [
    'facts',
    { 'news/a/entry.yaml': unreadableFile('EPERM') },
    'news/a/entry.yaml:1:1 Cannot be read (EPERM); allow this user to read it',
  ],
  ['a text on a broken disk', { 'news/a/en.md': unreadableFile('EIO') }, 'news/a/en.md:1:1 Cannot be read (EIO)'],
  [
    'a collection',
    { news: unreadableFolder('EACCES') },
    'news:1:1 Cannot be read (EACCES); allow this user to read it',
  ],
  [
    'a text deleted since its folder was read',
    { 'news/a/vi.md': unreadableFile('ENOENT') },
    'news/a/vi.md:1:1 Missing file: every entry needs a text in the source language, vi',
  ],
  [
    'facts deleted since',
    { 'news/a/entry.yaml': unreadableFile('ENOENT') },
    'news/a/entry.yaml:1:1 Missing file: every entry needs an entry.yaml',
  ],
  [
    'a folder deleted since it was listed',
    { 'news/a': unreadableFolder('ENOENT') },
    'news/a:1:1 Cannot be read (ENOENT)',
  ],
])('%s that cannot be read is reported', async (_name, changes, problem) => {
  expect(await problemsOf({ ...entry(), ...changes })).toEqual([problem])
})

test('an image that cannot be read is reported where it is used', async () => {
  const changes = {
    'news/a/entry.yaml': `${facts}cover: b.png\n`,
    'news/a/vi.md': text('A.', 'title: A\nsummary: B\ncoverAlt: C'),
    'news/a/b.png': unreadableFile('EACCES'),
  }
  expect(await problemsOf(changes)).toEqual([
    'news/a/entry.yaml:3:8 The image "b.png": Cannot be read (EACCES); allow this user to read it',
  ])
})

test('a document that cannot be read is reported where it is listed', async () => {
  const attachment = '{ file: b.csv, kind: bang-tinh, language: vi, title: { vi: A, en: A } }'
  const folder = 'pages/ve-shs/giai-thuong'
  const changes = {
    [`${folder}/entry.yaml`]: `order: 30\nattachments:\n  - ${attachment}\n`,
    [`${folder}/b.csv`]: unreadableFile('EACCES'),
  }
  expect(await problemsOf(changes)).toEqual([
    `${folder}/entry.yaml:3:13 The document "b.csv" cannot be read (EACCES); allow this user to read it`,
  ])
})
