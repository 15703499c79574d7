import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { recordProgress } from '../../src/engine/outputs/progress-fixture.ts'
import { hasDamageNote } from '../../src/engine/store/damage-note.ts'
import { openStore } from '../../src/engine/store/open-store.ts'
import { BuildLockError, withBuildLock } from '../../src/engine/store/releases/build-lock.ts'
import { rollBack } from '../../src/engine/store/releases/roll-back.ts'
import { StoreError } from '../../src/engine/store/store-error.ts'
import { createHandlerTarget } from '../server/targets.ts'
import { findDifferences, type BuiltSite } from '../site/read-output.ts'
import { prepareTestSites, type TestSite, type TestSites } from './test-site.ts'

// A cache, an output or a lock that is damaged or cannot be used: the release before stays, and the next publish is right.

let sites: TestSites

beforeAll(async () => {
  sites = await prepareTestSites()
})

const garbage = 'không phải bộ nhớ đệm\n'.repeat(2000)

/** Writes garbage into each file below a folder of the cache. */
async function damage(site: TestSite, folder: string): Promise<void> {
  const directory = join(site.folder, 'cache', folder)
  const items = await readdir(directory, { withFileTypes: true, recursive: true })
  const files = items.filter((item) => item.isFile())
  if (files.length === 0) throw new Error(`cache/${folder} is empty`)
  for (const file of files) await writeFile(join(file.parentPath, file.name), garbage)
}

/** Leaves a database of another program in the place of a file of the cache. */
async function writeForeign(site: TestSite, file: string): Promise<void> {
  const path = join(site.folder, 'cache', file)
  for (const end of ['', '-wal', '-shm']) await rm(path + end, { force: true })
  const database = new DatabaseSync(path)
  database.exec('create table card (x); create table entries (x); pragma user_version = 77; pragma application_id = 7')
  database.close()
}

const sqliteFiles = ['content.sqlite', 'cards.sqlite']

test.each<[string, (site: TestSite) => Promise<unknown>]>([
  [
    'is gone',
    async (site) => {
      for (const name of await readdir(join(site.folder, 'cache'))) {
        if (name !== 'code') await rm(join(site.folder, 'cache', name), { recursive: true })
      }
    },
  ],
  [
    'is damaged',
    async (site) => {
      for (const file of [...sqliteFiles, 'file-hashes.json']) await site.write(`cache/${file}`, garbage)
      for (const folder of ['messages', 'images']) await damage(site, folder)
    },
  ],
  [
    'has files of another program',
    async (site) => {
      for (const file of sqliteFiles) await writeForeign(site, file)
    },
  ],
])('where the cache %s, a publish into a new output is right', async (_name, fault) => {
  const site = await sites.copy()
  await fault(site)
  await site.addLine('Một dòng.')
  await rm(site.out, { recursive: true })
  await site.publish()
  expect(findDifferences(await site.readMerged(), await sites.buildChanged())).toEqual([])
})

test('the cache may be on another file system than the output', async () => {
  const site = await sites.copy()
  const cacheDirectory = await makeOtherFolder()
  await symlink(resolve('.cache/code'), join(cacheDirectory, 'code'))
  site.more = { cacheDirectory }
  await site.addLine('Một dòng.')
  await site.publish()
  expect(findDifferences(await site.readMerged(), await sites.buildChanged())).toEqual([])
})

/** A folder in memory, where there is one: another file system than that of temporary files. */
async function makeOtherFolder(): Promise<string> {
  const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

// What cannot be written.

/** The release before is served, and the next publish is right. */
async function expectRepaired(site: TestSite, before: BuiltSite): Promise<void> {
  expect(findDifferences(site.read(), before)).toEqual([])
  await site.publish()
  expect(findDifferences(await site.readMerged(), await sites.buildChanged())).toEqual([])
}

test('while another build runs, a publish fails and changes nothing', async () => {
  const site = await sites.copy()
  const before = site.read()
  await site.addLine('Một dòng.')
  await withBuildLock(site.out, async () => {
    await expect(site.publish()).rejects.toThrow(BuildLockError)
  })
  await expectRepaired(site, before)
})

test('two publishes at once: one succeeds, the other says who is building', async () => {
  const site = await sites.copy()
  await site.addLine('Một dòng.')
  const results = await Promise.allSettled([site.publish(), site.publish()])
  const errors = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(errors).toEqual([expect.any(BuildLockError)])
  expect(site.read().release.number).toBe(2)
})

test('an output that cannot be written: an error that says what to do', async () => {
  const site = await sites.copy()
  const before = site.read()
  await site.addLine('Một dòng.')
  // Permissions mean nothing to the root user; a folder in the place of the journal fails for everyone.
  const journal = join(site.out, 'site.sqlite-wal')
  await rm(journal, { force: true })
  await mkdir(journal)
  await expect(site.publish()).rejects.toThrow(StoreError)
  await rm(journal, { recursive: true })
  await expectRepaired(site, before)
})

test('a cache that cannot be written: the release before stays', async () => {
  const site = await sites.copy()
  const before = site.read()
  await site.addLine('Một dòng.')
  await site.write('file', '')
  site.more = { cacheDirectory: join(site.folder, 'file', 'cache') }
  await expect(site.publish()).rejects.toThrow()
  site.more = {}
  await expectRepaired(site, before)
})

/** Changes bytes in the file of an output. @param find where it may be damaged, in the bytes of the file */
async function spoil(site: TestSite, find: (file: Buffer) => number): Promise<void> {
  const path = join(site.out, 'site.sqlite')
  const at = find(await readFile(path))
  expect(at).toBeGreaterThan(0)
  const file = await open(path, 'r+')
  await file.write(Buffer.alloc(64, 7), 0, 64, at)
  await file.close()
}

/** Writes over the beginning of the first page of a table or an index. */
async function spoilFirstPage(site: TestSite, name: string): Promise<void> {
  const database = new DatabaseSync(join(site.out, 'site.sqlite'))
  const root = database.prepare('select rootpage from sqlite_schema where name = ?').get(name)
  database.close()
  await spoil(site, () => (Number(root?.['rootpage']) - 1) * 16_384)
}

test('a page that is damaged on the disk is not sent, and the next publish names it and makes it again', async () => {
  const site = await sites.copy()
  const before = site.read()
  const store = openStore(site.out)
  const home = store.current().findPage('/trang-chu', 'vi', 1)
  const { bytes } = store.readStored(home?.hash ?? '')
  store.close()
  await spoil(site, (file) => file.indexOf(bytes.subarray(0, 200)) + 100)
  const { fetch, close } = await createHandlerTarget({}, site.out)
  expect((await fetch('/trang-chu')).status).toBe(500)
  expect((await fetch('/tin-tuc')).status).toBe(200)
  expect(hasDamageNote(site.out)).toBe(true)
  const progress = recordProgress()
  site.more = { progress }
  await site.publish()
  expect(progress.lines.join('\n')).toMatch(/site\.sqlite: 1 content is damaged\. Made again: page vi\/trang-chu/)
  expect((await fetch('/trang-chu')).status).toBe(200)
  expect(hasDamageNote(site.out)).toBe(false)
  await close()
  expect(findDifferences(site.read(), before)).toEqual([])
})

test.each([
  ['an index', 'record_key', /was damaged, and is repaired: its rows are complete/],
  ['a table of the publisher', 'build_meta', /is repaired: its releases are complete, and everything is made again/],
  ['a table of the publisher that is read later', 'build_remembered', /its releases are complete/],
  ['the names of the outputs', 'build_output', /its releases are complete/],
])('%s that is damaged costs no release', async (_what, name, message) => {
  const site = await sites.copy()
  const before = site.read()
  await site.addEntry()
  await site.publish()
  const withEntry = site.read()
  await site.removeEntry()
  await spoilFirstPage(site, name)
  const progress = recordProgress()
  site.more = { progress }
  await site.publish()
  expect(progress.lines.join('\n')).toMatch(message)
  expect(findDifferences(site.read(), before)).toEqual([])
  await rollBack(site.out, { now: new Date('2026-11-20T02:00:00Z') })
  expect(findDifferences(site.read(), withEntry)).toEqual([])
})

test('a file that is damaged beyond repair is made again as a whole, and says what is lost', async () => {
  const site = await sites.copy()
  const before = site.read()
  await spoilFirstPage(site, 'record')
  const progress = recordProgress()
  site.more = { progress }
  await site.publish()
  expect(progress.lines.join('\n')).toMatch(
    /site\.sqlite is damaged, and cannot be repaired: the whole site is made again/,
  )
  expect(findDifferences(site.read(), before)).toEqual([])
})

test('what another version of the publisher has kept is made again, and what is gone is removed', async () => {
  const site = await sites.copy()
  const before = site.read()
  await site.addEntry()
  await site.publish()
  expect(site.listEntryAddresses()).not.toEqual([])
  const database = new DatabaseSync(join(site.out, 'site.sqlite'))
  database.exec(
    "update build_meta set value = '[0]' where key = 'version'; update build_output set input = 'x', reads = x''",
  )
  database.close()
  await site.removeEntry()
  await site.publish()
  expect(findDifferences(site.read(), before)).toEqual([])
})
