import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { git } from '#engine/content/git/git-fixture.ts'
import { listUncommittedCode } from './uncommitted-code.ts'

const folder = mkdtempSync(join(tmpdir(), 'code-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(['', 'site/'])('files of code that are not committed, in the folder “%s” of a repository', (below) => {
  const root = mkdtempSync(join(folder, 'repository-'))
  const write = (path: string, text: string) => {
    const file = join(root, below, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const place = join(root, below)
  mkdirSync(place, { recursive: true })
  expect(listUncommittedCode(place)).toBeUndefined()
  for (const path of ['src/a.ts', 'src/b b.ts', 'routes/c.tsx', 'content/news/a/vi.md']) write(path, '1')
  git(root, 'init', '--quiet')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '--message', 'A')
  expect(listUncommittedCode(place)).toEqual([])
  for (const path of ['src/b b.ts', 'public/new.txt', 'package-lock.json', 'content/news/a/vi.md', 'src/a.test.ts'])
    write(path, '2')
  rmSync(join(place, 'routes/c.tsx'))
  git(root, 'add', join(below, 'src'))
  expect(listUncommittedCode(place)?.toSorted()).toEqual([
    'package-lock.json',
    'public/new.txt',
    'routes/c.tsx',
    'src/b b.ts',
  ])
})
