import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findConversion } from './find-conversion.ts'
import { git } from './git-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'git-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Repository {
  /** The text of `.gitattributes`. */
  attributes?: string
  autocrlf?: string
  /** A text of `.git/info/attributes`, which comes first. */
  own?: string
}

function make({ attributes, autocrlf = 'false', own }: Repository): string {
  const root = mkdtempSync(join(folder, 'repository-'))
  git(root, 'init', '-q')
  git(root, 'config', 'core.autocrlf', autocrlf)
  mkdirSync(join(root, 'nội dung/a'), { recursive: true })
  if (attributes !== undefined) writeFileSync(join(root, '.gitattributes'), attributes)
  if (own !== undefined) {
    mkdirSync(join(root, '.git/info'), { recursive: true })
    writeFileSync(join(root, '.git/info/attributes'), own)
  }
  for (const file of ['a/số liệu.csv', 'a/vi.md']) writeFileSync(join(root, 'nội dung', file), 'a\r\n')
  return root
}

const found = { pattern: 'nội dung/**', file: 'a/số liệu.csv', count: 2 }

test.each<[string, Repository, object | undefined]>([
  ['no attributes', {}, { ...found, cause: 'text is not set, core.autocrlf is false', isHere: false }],
  [
    'no attributes, and a setting that converts',
    { autocrlf: 'true' },
    { ...found, cause: 'text is not set, core.autocrlf is true', isHere: true },
  ],
  [
    'no attributes, and one that converts what is taken in',
    { autocrlf: 'input' },
    { ...found, cause: 'text is not set, core.autocrlf is input', isHere: true },
  ],
  ['text that git finds itself', { attributes: '* text=auto\n' }, { ...found, cause: 'text is auto', isHere: true }],
  [
    'one kind of file',
    { attributes: '** -text\n*.md text eol=lf\n' },
    { ...found, file: 'a/vi.md', count: 1, cause: 'text is set', isHere: true },
  ],
  ['bytes', { attributes: '* text=auto eol=lf\n"nội dung/**" -text\n', autocrlf: 'true' }, undefined],
  ['binary files', { attributes: '* binary\n', autocrlf: 'true' }, undefined],
  [
    'bytes, overridden in this clone',
    { attributes: '** -text\n', own: '*.csv text\n' },
    { ...found, count: 1, cause: 'text is set', isHere: true },
  ],
  [
    'another encoding',
    { attributes: '** -text\n*.csv working-tree-encoding=UTF-16\n' },
    { ...found, count: 1, cause: 'working-tree-encoding is UTF-16', isHere: true },
  ],
])('%s', (_name, repository, expected) => {
  const conversion = findConversion(join(make(repository), 'nội dung'))
  expect(conversion && { ...conversion, cause: String(conversion.cause) }).toEqual(expected)
})

test('a folder outside of git', () => {
  expect(findConversion(mkdtempSync(join(folder, 'plain-')))).toBeUndefined()
})

test('a text file with CRLF is the same in another clone, by the attributes of this project', () => {
  const root = mkdtempSync(join(folder, 'clone-'))
  git(root, 'init', '-q')
  git(root, 'config', 'core.autocrlf', 'true')
  writeFileSync(join(root, '.gitattributes'), readFileSync('.gitattributes'))
  const files = [
    'content/a/so-lieu.csv',
    'content/a/vi.md',
    'content/a/a.svg',
    'public/a.txt',
    'tests/site/content/a.csv',
  ]
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), 'Mã;Giá\r\nVND;1\n')
  }
  writeFileSync(join(root, 'a.ts'), 'a\r\n')
  git(root, 'add', '.')
  git(root, '-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'a')
  for (const autocrlf of ['true', 'input', 'false']) {
    const clone = join(folder, `clone-${autocrlf}`)
    git(folder, '-c', `core.autocrlf=${autocrlf}`, 'clone', '-q', root, clone)
    for (const file of files) expect(readFileSync(join(clone, file), 'utf8'), file).toBe('Mã;Giá\r\nVND;1\n')
    expect(readFileSync(join(clone, 'a.ts'), 'utf8')).toBe('a\n')
  }
})
