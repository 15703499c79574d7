import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readDiskTime } from '#engine/content/disk/file-stamp.ts'
import { pruneCache } from './prune-cache.ts'

const day = 24 * 60 * 60

/** A cache whose files were written, and read the last time, so many days ago. */
async function createCache(files: Readonly<Record<string, { written: number; read: number }>>) {
  const cache = await mkdtemp(join(tmpdir(), 'cache-'))
  onTestFinished(() => rm(cache, { recursive: true }))
  const now = Number((readDiskTime(join(cache, 'time')) ?? 0n) / 1_000_000_000n)
  await rm(join(cache, 'time'))
  const age = (path: string, { written, read }: { written: number; read: number }) =>
    utimes(join(cache, path), now - read * day, now - written * day)
  for (const [path, times] of Object.entries(files)) {
    await mkdir(dirname(join(cache, path)), { recursive: true })
    await writeFile(join(cache, path), 'x')
    await age(path, times)
  }
  const list = async () => {
    const items = await readdir(cache, { recursive: true, withFileTypes: true })
    const paths = items.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name))
    return paths.map((path) => path.slice(cache.length + 1)).filter((path) => !path.startsWith('pruned'))
  }
  return { cache, list, age }
}

const old = { written: 70, read: 70 }
const used = { written: 70, read: 10 }
const recent = { written: 10, read: 10 }

test.each<[string, Readonly<Record<string, typeof old>>, string[]]>([
  ['what was read lately stays', { 'images/a': old, 'images/b': used, 'images/c': recent }, ['images/b', 'images/c']],
  [
    'the newest stays, however old it is',
    { 'messages/a': { written: 90, read: 90 }, 'messages/b': old },
    ['messages/b'],
  ],
  [
    'a folder is as new as what was read in it',
    { 'code/a/code.json': old, 'code/b/code.json': used },
    ['code/b/code.json'],
  ],
  ['modules that Node compiled', { 'node/v24/a': old, 'node/v24/b': recent }, ['node/v24/b']],
  [
    'other files are left alone',
    { 'cards.sqlite': old, 'content.sqlite': old, 'tests/a': old },
    ['cards.sqlite', 'content.sqlite', 'tests/a'],
  ],
  ['an empty cache', {}, []],
])('%s', async (_name, files, kept) => {
  const { cache, list } = await createCache(files)
  pruneCache(cache)
  expect((await list()).toSorted()).toEqual(kept)
})

test('once a day', async () => {
  const { cache, list, age } = await createCache({ 'images/a': recent, 'images/b': recent })
  pruneCache(cache)
  await age('images/a', old)
  pruneCache(cache)
  expect(await list()).toContain('images/a')
  await age('pruned', { written: 2, read: 2 })
  pruneCache(cache)
  expect(await list()).toEqual(['images/b'])
})
