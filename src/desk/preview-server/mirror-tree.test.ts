import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Overlay } from '../changes/change-store.ts'
import { createOverlaidTree } from '../content/overlaid-tree.ts'
import { createMirror } from './mirror-tree.ts'

const root = mkdtempSync(join(tmpdir(), 'mirror-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const [content, changes, mirrored] = ['content', 'changes', 'mirror'].map((name) => join(root, name)) as [
  string,
  string,
  string,
] // one for each name

function write(folder: string, path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const read = () =>
  Object.fromEntries(
    readdirSync(mirrored, { recursive: true, withFileTypes: true }).map((item) => {
      const path = join(item.parentPath, item.name)
      return [path.slice(mirrored.length + 1), item.isDirectory() ? '' : readFileSync(path, 'utf8')]
    }),
  )

test('a folder follows the content and the changes, and what stays the same is not written again', () => {
  write(content, 'news/a/vi.md', 'a')
  write(content, 'news/b/vi.md', 'b')
  write(content, 'menus.yaml', 'menus')
  write(mirrored, 'news/left/vi.md', 'of an earlier program')
  const toTree = createOverlaidTree(content)
  const mirror = createMirror(mirrored)
  const show = (...overlays: [string, Overlay][]) => mirror(toTree(new Map(overlays)))
  show()
  const folders = { news: '', 'news/a': '', 'news/b': '' }
  const begun = { ...folders, 'menus.yaml': 'menus', 'news/a/vi.md': 'a', 'news/b/vi.md': 'b' }
  expect(read()).toEqual(begun)

  const inode = () => statSync(join(mirrored, 'news/b/vi.md')).ino
  const before = inode()
  write(changes, 'a/vi.md', 'a, changed')
  write(changes, 'a/en.md', 'a in English')
  write(changes, 'new/vi.md', 'new')
  write(changes, 'menus/menus.yaml', 'menus, changed')
  const at = (name: string): Overlay => ({ directory: join(changes, name) })
  show(['news/a', at('a')], ['news/new', at('new')], ['menus.yaml', at('menus')])
  expect(read()).toEqual({
    ...begun,
    'menus.yaml': 'menus, changed',
    'news/a/vi.md': 'a, changed',
    'news/a/en.md': 'a in English',
    'news/new': '',
    'news/new/vi.md': 'new',
  })
  expect(inode()).toBe(before)

  rmSync(join(content, 'menus.yaml'))
  write(content, 'menus.yaml/vi.md', 'a folder now')
  show(['news/b', 'removed'])
  expect(read()).toEqual({
    news: '',
    'news/a': '',
    'news/a/vi.md': 'a',
    'menus.yaml': '',
    'menus.yaml/vi.md': 'a folder now',
  })
})
