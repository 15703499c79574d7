import { mkdir, open, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '#site/site.ts'
import { now, text } from './content-fixture.ts'
import { createContentFolder, readOnce, toComparable, writeInto } from './content-folder-fixture.ts'
import { examineInMemory, scanContent } from './examine-in-memory-fixture.ts'
import { openContent } from './open-content.ts'
import { scanTree, toFolderStamp } from './source/scan-tree.ts'

interface Place {
  directory: string
  cacheFile: string
}

function run(cacheFile: string, sql: string, ...values: string[]): void {
  const database = new DatabaseSync(cacheFile)
  try {
    if (values.length > 0) database.prepare(sql).run(...values)
    else database.exec(sql)
  } finally {
    database.close()
  }
}

/** Lets the cache trust the times of all files, which in a test are too new for that. */
function trust({ directory, cacheFile }: Place): void {
  for (const path of ['news/a/', 'news/b/', 'pages/', 'pages/ho-tro/']) {
    const { fingerprint } = toFolderStamp(scanTree(directory + '/' + path, 'folder'))
    run(cacheFile, 'update entries set fingerprint = ? where path = ?', fingerprint, path)
  }
}

async function overwrite(file: string, from: number, length: number): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(length, 7), 0, length, from)
  await handle.close()
}

const foreign = 'create table entries (x); pragma user_version = 77;'

test.each<[string, (place: Place) => unknown]>([
  ['nothing', () => undefined],
  ['a damaged entry', ({ cacheFile }) => run(cacheFile, "update entries set data = x'7b7d' where path = 'news/a/'")],
  [
    'an entry in the place of another',
    ({ cacheFile }) =>
      run(
        cacheFile,
        "update entries set (sources, data, checksum) = (select sources, data, checksum from entries where path = 'news/b/') where path = 'news/a/'",
      ),
  ],
  ['damaged bodies', ({ cacheFile }) => run(cacheFile, "update bodies set bytes = x'7b7d0a41'")],
  [
    'a body in the place of another',
    ({ cacheFile }) =>
      run(
        cacheFile,
        "update bodies set (bytes, checksum) = (select bytes, checksum from bodies where path = 'news/b/vi.md') where path = 'news/a/vi.md'",
      ),
  ],
  ['lost bodies', ({ cacheFile }) => run(cacheFile, 'delete from bodies')],
  ['damaged texts', ({ cacheFile }) => run(cacheFile, "update texts set value = 'x'")],
  ['a lost table', ({ cacheFile }) => run(cacheFile, 'drop table bodies')],
  ['entries of other code', ({ cacheFile }) => run(cacheFile, "update entries set version = 'x'")],
  [
    'a reading that was killed',
    ({ cacheFile }) => run(cacheFile, "delete from entries where path < 'news/b/'; delete from texts"),
  ],
  [
    'entries that do not exist',
    ({ cacheFile }) =>
      run(
        cacheFile,
        "insert into entries select 'news/x/', version, fingerprint, sources, data, checksum from entries where path = 'news/a/'",
      ),
  ],
  ['damage in the middle of the file', ({ cacheFile }) => overwrite(cacheFile, 20_000, 60_000)],
  ['damage at the beginning of the file', ({ cacheFile }) => overwrite(cacheFile, 0, 200)],
  ['half a file', ({ cacheFile }) => truncate(cacheFile, 40_000)],
  ['an empty file', ({ cacheFile }) => truncate(cacheFile, 0)],
  ['another file', ({ cacheFile }) => writeFile(cacheFile, 'This is no database.')],
  [
    'another database',
    async ({ cacheFile }) => {
      await rm(cacheFile)
      run(cacheFile, foreign)
    },
  ],
  [
    'a database of the same version with other tables',
    async ({ cacheFile }) => {
      await rm(cacheFile)
      run(cacheFile, 'create table entries (x); create table texts (y)')
    },
  ],
  ['no file', ({ cacheFile }) => rm(cacheFile)],
  ['no folder', ({ cacheFile }) => rm(dirname(cacheFile), { recursive: true })],
  ['an entry that vanished', ({ directory }) => rm(join(directory, 'news/b'), { recursive: true })],
  ['an entry that was renamed', ({ directory }) => rename(join(directory, 'news/b'), join(directory, 'news/c'))],
  [
    'a text that changed while its times are not trusted',
    ({ directory }) => writeInto(directory, 'news/a/vi.md', text('Mới.')),
  ],
])('after %s, the content is as it is', async (_fault, makeFault) => {
  const place = await createContentFolder()
  onTestFinished(place.remove)
  const warnings: string[] = []
  const options = { cacheFile: place.cacheFile, warn: (line: string) => warnings.push(line) }
  await readOnce(place.directory, options)
  trust(place)
  await makeFault(place)
  const expected = toComparable(await examineInMemory(scanContent(place.directory), { now }))
  expect(await readOnce(place.directory, options)).toEqual(expected)
  expect(await readOnce(place.directory, options)).toEqual(expected)
  const reader = openContent(site, place.directory, options)
  expect(reader.isStale()).toBe(false)
  reader.close()
  expect(warnings).toEqual([])
})

test.each<[string, (place: Place) => Promise<unknown>]>([
  [
    'a folder that cannot be made',
    async ({ cacheFile }) => {
      await rm(dirname(cacheFile), { recursive: true })
      await writeFile(dirname(cacheFile), '')
    },
  ],
  [
    'a folder in the place of the file',
    async ({ cacheFile }) => {
      await rm(cacheFile)
      await mkdir(cacheFile)
    },
  ],
])('with %s, nothing is kept, and one line says why', async (_fault, makeFault) => {
  const place = await createContentFolder()
  onTestFinished(place.remove)
  const warnings: string[] = []
  const options = { cacheFile: place.cacheFile, warn: (line: string) => warnings.push(line) }
  await readOnce(place.directory, options)
  await makeFault(place)
  const reader = openContent(site, place.directory, options)
  onTestFinished(() => reader.close())
  for (const body of ['Mới.', 'Mới hơn.']) {
    await writeInto(place.directory, 'news/a/vi.md', text(body))
    const expected = toComparable(await examineInMemory(scanContent(place.directory), { now }))
    expect(toComparable(await reader.read({ now }))).toEqual(expected)
  }
  expect(warnings).toEqual([expect.stringContaining('Nothing is kept for the next run')])
})

test('a disk that is full while the cache is written: nothing more is kept', async () => {
  const place = await createContentFolder()
  onTestFinished(place.remove)
  const warnings: string[] = []
  await readOnce(place.directory, place)
  // A trigger that fails stands for a statement that fails.
  run(place.cacheFile, "create trigger full before insert on entries begin select raise(abort, 'disk is full'); end")
  await writeInto(place.directory, 'news/a/vi.md', text('Mới.'))
  const expected = toComparable(await examineInMemory(scanContent(place.directory), { now }))
  const options = { ...place, warn: (line: string) => warnings.push(line) }
  expect(await readOnce(place.directory, options)).toEqual(expected)
  expect(warnings).toEqual([expect.stringContaining('disk is full')])
})

test('entries whose times are trusted are not read again', async () => {
  const place = await createContentFolder()
  onTestFinished(place.remove)
  await readOnce(place.directory, place)
  trust(place)
  const before = await readFile(join(place.directory, 'news/a/vi.md'), 'utf8')
  await writeInto(place.directory, 'news/a/vi.md', before.replace('đoạn', 'trang'))
  expect(openContent(site, place.directory, place).isStale()).toBe(true)
  trust(place)
  expect(openContent(site, place.directory, place).isStale()).toBe(false)
})

test('a body that is lost, of a file that has changed since it was read, is an error for the reader to repeat', async () => {
  const place = await createContentFolder()
  onTestFinished(place.remove)
  const reader = openContent(site, place.directory, place)
  onTestFinished(() => reader.close())
  const { content } = await reader.read({ now })
  run(place.cacheFile, 'delete from bodies')
  const [entry] = content.entries.news.filter(({ slug }) => slug === 'a')
  expect(entry?.texts.vi.html).toBe('<p>Một đoạn.</p>\n')
  await writeInto(place.directory, 'news/a/en.md', text('Changed.'))
  expect(() => entry?.texts.en?.html).toThrow('news/a/en.md:1:1 Was changed while the site was built; start again')
})

test('everything that is kept between runs is in the folder of the cache', async () => {
  const place = await createContentFolder()
  onTestFinished(place.remove)
  await readOnce(place.directory, place)
  const kept = await readdir(dirname(place.cacheFile))
  expect(kept.toSorted()).toEqual([
    'content.sqlite',
    'content.sqlite.time',
    'file-hashes.json',
    'file-hashes.json.time',
  ])
})
