import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentWith, entry, examineWith, facts, now, text, type Changes } from './content-fixture.ts'
import { createReadCache, examineInMemory } from './examine-in-memory-fixture.ts'
import type { Diagnostic } from './source/diagnostics.ts'
import { scanTree } from './source/scan-tree.ts'
import { emptyFolder, fileOf, withChanges } from './source/source-tree-fixture.ts'
import type { FolderItem } from './source/source-tree.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z"/></svg>'
const document = '{ file: a.csv, kind: bang-tinh, language: both, title: { vi: A, en: A } }'

async function write(folder: FolderItem, path: string): Promise<void> {
  await mkdir(path)
  for (const [name, item] of folder.items) {
    const itemPath = join(path, name)
    if (item.kind === 'folder') await write(item, itemPath)
    else if (item.kind === 'file') await writeFile(itemPath, await item.read())
    else await symlink('nowhere', itemPath)
  }
}

/** Writes the tree to the disk and reads it as a build does. */
async function examineOnDisk({ source }: { source: FolderItem }) {
  const temporary = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    await write(source, join(temporary, 'content'))
    const tree = scanTree(join(temporary, 'content'))
    return await examineInMemory({ source: tree, name: 'content', contentPath: '' }, { now })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

const toLines = (list: readonly Diagnostic[]) => list.map((one) => JSON.stringify(one)).toSorted()

test.each<[string, Changes]>([
  ['no changes', {}],
  [
    'an entry with a picture',
    entry({ 'news/a/entry.yaml': `${facts}cover: a.svg\n`, 'news/a/vi.md': text('![A](a.svg)'), 'news/a/a.svg': svg }),
  ],
  [
    'a page below a page, with a document',
    {
      'pages/ve-shs/moi/entry.yaml': `order: 80\nattachments:\n  - ${document}\n`,
      'pages/ve-shs/moi/vi.md': text('[a](/khong-co)'),
      'pages/ve-shs/moi/a.csv': 'a,b\n',
    },
  ],
  ['a missing page, and an invalid one', { 'pages/tin-tuc': null, 'pages/ho-tro/vi.md': 'x' }],
  [
    'a scheduled entry, and a draft',
    {
      ...entry({ 'news/a/entry.yaml': 'category: thi-truong\nstatus: scheduled\npublishAt: 2026-12-12T08:30+07:00\n' }),
      'news/b/entry.yaml': 'status: draft\n',
      'news/b/vi.md': { linkTo: 'a' },
    },
  ],
])('a changed tree gives the same content as files on the disk: %s', async (_case, changes) => {
  // The cache already contains entries of other trees.
  await examineWith(entry({ 'pages/ho-tro/entry.yaml': 'order: x\n' }))
  const [inMemory, onDisk] = [await examineWith(changes), await examineOnDisk(contentWith(changes))]
  expect(inMemory.content).toEqual(onDisk.content)
  expect(inMemory.nextChange).toBe(onDisk.nextChange)
  expect(inMemory.icons.toSorted()).toEqual(onDisk.icons.toSorted())
  expect(toLines(inMemory.diagnostics.list)).toEqual(toLines(onDisk.diagnostics.list))
})

test('unchanged folders are not read again', async () => {
  let count = 0
  const read = () => {
    count++
    return fileOf(text()).read()
  }
  const folder = withChanges(emptyFolder, { 'entry.yaml': 'x: 1', 'vi.md': { kind: 'file', size: 1, read } })
  const cache = createReadCache()
  const findFiles = async (changes: Changes) => {
    const source = withChanges(emptyFolder, changes)
    const { diagnostics } = await examineInMemory({ source, name: 'content', contentPath: '' }, { now, cache })
    return new Set(diagnostics.list.map(({ file }) => file).filter((file) => file.startsWith('content/news')))
  }
  expect(await findFiles({ 'news/a': folder })).toEqual(new Set(['content/news/a/entry.yaml']))
  expect(await findFiles({ 'news/a': folder, 'news/b/vi.md': text() })).toEqual(
    new Set(['content/news/a/entry.yaml', 'content/news/b/entry.yaml']),
  )
  expect(count).toBe(1)
  // At another path, its diagnostics have another file.
  expect(await findFiles({ 'news/c': folder })).toEqual(new Set(['content/news/c/entry.yaml']))
})
