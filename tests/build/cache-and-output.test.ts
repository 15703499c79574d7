import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { BuildLockError, withBuildLock } from '../../src/publish/releases/build-lock.ts'
import { StoreError } from '../../src/store/store-error.ts'
import { findDifferences, type BuiltSite } from '../site/read-output.ts'
import { prepareTestSites, type TestSite, type TestSites } from './test-site.ts'

// A cache, an output or a lock that is damaged or cannot be used: the release before stays, and the next publish is right.

let sites: TestSites

beforeAll(async () => {
  sites = await prepareTestSites()
})
afterAll(() => sites.remove())

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
  expect(findDifferences(site.read(), await sites.buildChanged())).toEqual([])
})

test('the cache may be on another file system than the output', async () => {
  const site = await sites.copy()
  const cacheDirectory = await makeOtherFolder()
  await symlink(resolve('.cache/code'), join(cacheDirectory, 'code'))
  site.more = { cacheDirectory }
  await site.addLine('Một dòng.')
  await site.publish()
  expect(findDifferences(site.read(), await sites.buildChanged())).toEqual([])
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
  expect(findDifferences(site.read(), await sites.buildChanged())).toEqual([])
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
