import type * as Fs from 'node:fs/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { entry, facts, problemsOf, text } from './content-fixture.ts'

// The tests may run as root, who can read everything: a disk that refuses is put before the real one.

const failures = vi.hoisted(() => new Map<string, string>())

/** As the disk would answer. */
function refuse(path: unknown): void {
  for (const [ending, code] of failures) {
    if (String(path).endsWith(ending)) throw Object.assign(new Error(`${code}: ${String(path)}`), { code })
  }
}

function guard<Arguments extends unknown[], Result>(run: (...parameters: Arguments) => Promise<Result>) {
  return async (...parameters: Arguments): Promise<Result> => {
    refuse(parameters[0])
    return run(...parameters)
  }
}

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof Fs>()
  return { ...real, readFile: guard(real.readFile), readdir: guard(real.readdir) }
})

beforeEach(() => failures.clear())

test.each([
  ['a text', 'news/a/vi.md', 'EACCES', 'news/a/vi.md:1:1 Cannot be read (EACCES); allow this user to read it'],
  ['facts', 'news/a/entry.yaml', 'EPERM', 'news/a/entry.yaml:1:1 Cannot be read (EPERM); allow this user to read it'],
  ['a text on a broken disk', 'news/a/en.md', 'EIO', 'news/a/en.md:1:1 Cannot be read (EIO)'],
  ['a collection', '/news', 'EACCES', 'news:1:1 Cannot be read (EACCES); allow this user to read it'],
  [
    'a text that is gone since its folder was read',
    'news/a/vi.md',
    'ENOENT',
    'news/a/vi.md:1:1 Is missing: every entry has a Vietnamese text',
  ],
  [
    'facts that are gone',
    'news/a/entry.yaml',
    'ENOENT',
    'news/a/entry.yaml:1:1 Is missing: an entry needs its facts here',
  ],
])('%s that cannot be read is named', async (_name, path, code, problem) => {
  failures.set(path, code)
  expect(await problemsOf(entry())).toEqual([problem])
})

test('a folder that is gone since it was seen', async () => {
  failures.set('news/a', 'ENOENT')
  expect(await problemsOf(entry())).toEqual(['news/a:1:1 Cannot be read (ENOENT)'])
})

test('an image that cannot be read is named where it is shown', async () => {
  failures.set('news/a/b.png', 'EACCES')
  const changes = {
    'news/a/entry.yaml': `${facts}cover: b.png\n`,
    'news/a/vi.md': text('A.', 'title: A\nsummary: B\ncoverAlt: C'),
    'news/a/b.png': 'x',
  }
  expect(await problemsOf(changes)).toEqual([
    'news/a/entry.yaml:3:8 The image "b.png": Cannot be read (EACCES); allow this user to read it',
  ])
})

test('a document that cannot be read is named where it is attached', async () => {
  failures.set('giai-thuong/b.csv', 'EACCES')
  const attachment = '{ file: b.csv, kind: bang-tinh, language: vi, title: { vi: A, en: A } }'
  const folder = 'pages/ve-shs/giai-thuong'
  const changes = {
    [`${folder}/entry.yaml`]: `order: 30\nattachments:\n  - ${attachment}\n`,
    [`${folder}/b.csv`]: 'a,b\n',
  }
  expect(await problemsOf(changes)).toEqual([
    `${folder}/entry.yaml:3:13 The document "b.csv" cannot be read (EACCES); allow this user to read it`,
  ])
})
