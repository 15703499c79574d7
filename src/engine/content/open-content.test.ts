import { cp, mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '#site/site.ts'
import { siteContent } from '../../../tests/site/site.ts'
import { now, text } from './content-fixture.ts'
import { createContentFolder, readOnce, svg, toComparable, writeInto } from './content-folder-fixture.ts'
import { examineInMemory, scanContent } from './examine-in-memory-fixture.ts'
import { openContent } from './open-content.ts'
import { scanTree } from './source/scan-tree.ts'
import type { FolderItem } from './source/source-tree.ts'

type Edit = (directory: string) => Promise<void>

/** Each edit follows those before it. The path is what a program that watches the folder would be told. */
const edits: readonly [string, string, Edit][] = [
  ['no edit', '', async () => {}],
  ['a text changes', 'news/a/vi.md', (directory) => writeInto(directory, 'news/a/vi.md', text('## Hai\n\nMới.'))],
  [
    'its frontmatter changes',
    'news/a/vi.md',
    (directory) => writeInto(directory, 'news/a/vi.md', text('## Hai\n\nMới.', 'title: Mới\nsummary: A.')),
  ],
  [
    'facts become invalid',
    'news/a/entry.yaml',
    (directory) => writeInto(directory, 'news/a/entry.yaml', 'category: x\n'),
  ],
  [
    'facts become valid',
    'news/a/entry.yaml',
    (directory) =>
      writeInto(directory, 'news/a/entry.yaml', 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n'),
  ],
  [
    'an entry is scheduled',
    'news/a/entry.yaml',
    (directory) =>
      writeInto(
        directory,
        'news/a/entry.yaml',
        'category: thi-truong\nstatus: scheduled\npublishAt: 2026-12-12T08:30+07:00\nsupersedes: c\n',
      ),
  ],
  [
    'an entry is added',
    'news/c',
    async (directory) => {
      await writeInto(directory, 'news/c/entry.yaml', 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n')
      await writeInto(directory, 'news/c/vi.md', text('![C](c.svg)'))
      await writeInto(directory, 'news/c/c.svg', svg)
    },
  ],
  [
    'a text names a security that does not exist',
    'news/c/vi.md',
    (directory) => writeInto(directory, 'news/c/vi.md', text('![C](c.svg)\n\nCổ phiếu ZZQ tăng.')),
  ],
  ['an image changes', 'news/c/c.svg', (directory) => writeInto(directory, 'news/c/c.svg', svg.replace('40', '80'))],
  ['a translation is removed', 'news/a/en.md', (directory) => rm(join(directory, 'news/a/en.md'))],
  ['a folder is put into an entry', 'news/b/x', (directory) => mkdir(join(directory, 'news/b/x'))],
  ['an entry is renamed', 'news', (directory) => rename(join(directory, 'news/c'), join(directory, 'news/d'))],
  ['an entry is deleted', 'news/d', (directory) => rm(join(directory, 'news/d'), { recursive: true })],
  ['a file takes the place of an entry', 'news/e', (directory) => writeInto(directory, 'news/e', 'x')],
  [
    'a file takes the place of a text',
    'news/b/vi.md',
    async (directory) => {
      await rm(join(directory, 'news/b/vi.md'))
      await symlink('nowhere', join(directory, 'news/b/vi.md'))
    },
  ],
  [
    'a term is refused',
    'wording.yaml',
    (directory) =>
      writeInto(directory, 'wording.yaml', 'terms:\n  - { preferred: { vi: Hai }, refused: { vi: [mới] } }\n'),
  ],
  ['no term is refused any more', 'wording.yaml', (directory) => rm(join(directory, 'wording.yaml'))],
  ['a collection that does not exist', 'new/a/vi.md', (directory) => writeInto(directory, 'new/a/vi.md', 'x')],
  [
    'a page below a page',
    'pages/ho-tro/moi',
    async (directory) => {
      await writeInto(directory, 'pages/ho-tro/moi/entry.yaml', 'status: draft\norder: 1\n')
      await writeInto(directory, 'pages/ho-tro/moi/vi.md', text('[a](/khong-co)'))
    },
  ],
  [
    'a draft becomes a page',
    'pages/ho-tro/moi/entry.yaml',
    (directory) => writeInto(directory, 'pages/ho-tro/moi/entry.yaml', 'order: 1\n'),
  ],
  [
    'a document',
    'pages/ho-tro/moi',
    async (directory) => {
      const item = '{ file: a.csv, kind: bang-tinh, language: both, title: { vi: A, en: A } }'
      await writeInto(directory, 'pages/ho-tro/moi/entry.yaml', `order: 1\nattachments:\n  - ${item}\n`)
      await writeInto(directory, 'pages/ho-tro/moi/a.csv', 'a,b\n')
    },
  ],
  ['a file that is not known', 'news/b/x.wip', (directory) => writeInto(directory, 'news/b/x.wip', 'x')],
  ['it is ignored', '.siteignore', (directory) => writeInto(directory, '.siteignore', '# A program\n*.wip\n')],
  ['another one', 'news/b/y.wip', (directory) => writeInto(directory, 'news/b/y.wip', 'x')],
  ['it is ignored no more', '.siteignore', (directory) => rm(join(directory, '.siteignore'))],
  ['all is deleted', '', (directory) => rm(directory, { recursive: true })],
]

test('after each edit, every reader finds what one finds that keeps nothing', async () => {
  const { directory, cacheFile, remove } = await createContentFolder()
  const kept = openContent(site, directory, { cacheFile: `${cacheFile}-kept` })
  const told = openContent(site, directory, { cacheFile: `${cacheFile}-told` })
  onTestFinished(async () => {
    kept.close()
    told.close()
    await remove()
  })
  for (const [name, path, edit] of edits) {
    await edit(directory)
    const expected = toComparable(await examineInMemory(scanContent(directory), { now }))
    expect(kept.isStale(), name).toBe(true)
    expect(toComparable(await kept.read({ now })), `${name}: a reader that is open`).toEqual(expected)
    expect(kept.isStale(), name).toBe(false)
    expect(toComparable(await told.read({ now, changed: [path] })), `${name}: one that is told`).toEqual(expected)
    expect(told.toVersion(), name).toBe(kept.toVersion())
    expect(told.isStale(), name).toBe(false)
    expect(await readOnce(directory, { cacheFile }), `${name}: one that begins`).toEqual(expected)
  }
})

test('what programs keep beside open documents changes nothing, while it is there and once it is gone', async () => {
  const { directory, cacheFile, remove } = await createContentFolder()
  onTestFinished(remove)
  const reader = openContent(site, directory, { cacheFile })
  onTestFinished(() => reader.close())
  const before = toComparable(await reader.read({ now }))
  const files = [
    'news/a/4913',
    'news/a/.vi.md.swp',
    'news/~$bang.xlsx',
    '.git/index',
    'news/a/@eaDir/x',
    'archive.lock.new',
  ]
  for (const file of files) await writeInto(directory, file, 'x')
  await symlink('user@host.1:2', join(directory, 'news/a/.#vi.md'))
  expect(reader.isStale()).toBe(false)
  expect(toComparable(await examineInMemory(scanContent(directory), { now }))).toEqual(before)
  expect(toComparable(await reader.read({ now, changed: ['news/a/.#vi.md', 'news/a/4913'] }))).toEqual(before)
  expect(await readOnce(directory, { cacheFile })).toEqual(before)
  for (const file of [...files, 'news/a/.#vi.md']) await rm(join(directory, file))
  expect(reader.isStale()).toBe(false)
})

test('entries that did not change are the same objects', async () => {
  const { directory, cacheFile, remove } = await createContentFolder()
  onTestFinished(remove)
  const reader = openContent(site, directory, { cacheFile })
  onTestFinished(() => reader.close())
  const first = await reader.read({ now })
  await writeInto(directory, 'news/a/vi.md', text('Mới.'))
  const second = await reader.read({ now })
  const find = ({ content }: typeof first, slug: string) => content.entries.news.find((one) => one.slug === slug)
  expect(find(second, 'b')).toBe(find(first, 'b'))
  expect(find(second, 'a')).not.toBe(find(first, 'a'))
  expect(second.content.entries.governance).toBe(first.content.entries.governance)
})

test('a change of one part changes its hash alone', async () => {
  const { directory, cacheFile, remove } = await createContentFolder()
  onTestFinished(remove)
  const read = async () => {
    const { parts } = await readOnce(directory, { cacheFile })
    return parts.find((part) => 'slug' in part && part.slug === 'a')?.hashes
  }
  const before = await read()
  await writeInto(directory, 'news/a/en.md', text('Another.', 'title: Title\nsummary: Summary.'))
  const after = await read()
  expect(after).toEqual({
    ...before,
    texts: { vi: before?.texts.vi, en: { head: before?.texts.en?.head, body: expect.any(String) } },
  })
  expect(after?.texts.en?.body).not.toBe(before?.texts.en?.body)
})

test('many entries are read in threads, with the same result', async () => {
  const { directory, cacheFile, remove } = await createContentFolder()
  onTestFinished(remove)
  for (let number = 0; number < 320; number++) {
    await writeInto(
      directory,
      `terms/tu-${number}/vi.md`,
      text(number === 7 ? '<b>' : `Đoạn ${number}.`, `title: Từ ${number}`),
    )
    await writeInto(directory, `terms/tu-${number}/entry.yaml`, 'publishedAt: 2026-10-12T08:30+07:00\n')
  }
  const expected = toComparable(await examineInMemory(scanContent(directory), { now }))
  expect(await readOnce(directory, { cacheFile })).toEqual(expected)
  expect(await readOnce(directory, { cacheFile })).toEqual(expected)
})

test('bodies can still be read once a reader is closed', async () => {
  const { directory, cacheFile, remove } = await createContentFolder()
  onTestFinished(remove)
  const reader = openContent(site, directory, { cacheFile })
  const read = await reader.read({ now })
  reader.close()
  expect(toComparable(read)).toEqual(toComparable(await examineInMemory(scanContent(directory), { now })))
})

test('what a check finds in an entry that was read elsewhere first, has its place in the file here', async () => {
  const { directory, cacheFile, remove } = await createContentFolder()
  onTestFinished(remove)
  await writeInto(
    directory,
    'news/b/entry.yaml',
    'category: thi-truong\npublishedAt: 2026-10-13T08:30+07:00\nsupersedes: x\n',
  )
  const copy = `${directory}-copy`
  await cp(directory, copy, { recursive: true })
  const reader = openContent(site, directory, { cacheFile, tree: withPlaces(scanTree(copy), copy) })
  onTestFinished(() => reader.close())
  await reader.read({ now })
  await rm(copy, { recursive: true })
  const { lines } = toComparable(await reader.read({ now }))
  expect(lines).toEqual(toComparable(await examineInMemory(scanContent(directory), { now })).lines)
  expect(lines.filter((line) => line.includes('"supersedes"'))).toEqual([
    expect.stringMatching(/"line":3,"column":13,/),
  ])
})

/** A tree that says of each folder where it is. */
function withPlaces(folder: FolderItem, place: string): FolderItem {
  const items = Array.from(folder.items, ([name, item]) => {
    return [name, item.kind === 'folder' ? withPlaces(item, join(place, name)) : item] as const
  })
  return { ...folder, items: new Map(items), directory: place }
}

test('the content of the whole site comes from the cache as it was read', async () => {
  const { cacheFile, remove } = await createContentFolder()
  onTestFinished(remove)
  const expected = toComparable(await examineInMemory(scanContent(siteContent), { now }))
  // Facts of every collection are plain data, of which JSON loses nothing.
  expect(await readOnce(siteContent, { cacheFile })).toEqual(expected)
  expect(await readOnce(siteContent, { cacheFile })).toEqual(expected)
})

test.each([
  ['a time in the past', (file: string) => utimes(file, 0, 0)],
  ['a time in the future', (file: string) => utimes(file, 2 ** 32, 2 ** 32)],
])('a file that is touched, with %s, is not another one', async (_time, touch) => {
  const { directory, cacheFile, remove } = await createContentFolder()
  onTestFinished(remove)
  const reader = openContent(site, directory, { cacheFile })
  onTestFinished(() => reader.close())
  const first = await reader.read({ now })
  await touch(join(directory, 'news/a/vi.md'))
  const second = await reader.read({ now })
  expect(second.content.entries.news).toBe(first.content.entries.news)
  // Another content of the same size and time is one.
  await writeFile(join(directory, 'news/a/vi.md'), text('Khác đoạn.').replace('Khác đoạn', 'Một  đoạn'))
  await touch(join(directory, 'news/a/vi.md'))
  expect(reader.isStale()).toBe(true)
  expect(toComparable(await reader.read({ now }))).toEqual(
    toComparable(await examineInMemory(scanContent(directory), { now })),
  )
})
