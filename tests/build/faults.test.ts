import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isUpToDate } from '../../src/publish/is-up-to-date.ts'
import { openPublisher } from '../../src/publish/open-publisher.ts'
import { BuildLockError, withBuildLock } from '../../src/publish/releases/build-lock.ts'
import { rollBack } from '../../src/publish/releases/roll-back.ts'
import { StoreError } from '../../src/store/store-error.ts'
import { findDifferences, type BuiltSite } from '../site/read-output.ts'
import { siteMoment } from '../site/site.ts'
import { prepareTestSites, type TestSite } from './test-site.ts'

// Faults while a site is published: the release before stays, and the next publish equals one from nothing.

let sites: Awaited<ReturnType<typeof prepareTestSites>>

beforeAll(async () => {
  sites = await prepareTestSites()
})
afterAll(() => sites.remove())

async function copySite(): Promise<TestSite> {
  const site = await sites.copy()
  onTestFinished(() => site.remove())
  return site
}

const news = 'content/news/ngay-hoi-gia-dinh-cua-nhan-vien-shs'
const newsPath = '/tin-tuc/ngay-hoi-gia-dinh-cua-nhan-vien-shs'
const report = 'content/reports/nganh-thep-chenh-lech-gia-dau-ra-dau-vao-quyet-dinh-chu-ky'
const addLine = (line: string) => (text: string) => `${text}\n${line}\n`

/** What a publish from nothing gives after `change`, made once for all tests. */
let changed: Promise<BuiltSite> | undefined
const change = (site: TestSite) => site.edit(`${news}/vi.md`, addLine('Một dòng.'))
async function buildChanged(): Promise<BuiltSite> {
  const site = await sites.copy()
  await change(site)
  return site.buildClean()
}

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
  const site = await copySite()
  await fault(site)
  await change(site)
  await rm(site.out, { recursive: true })
  await site.publish()
  changed ??= buildChanged()
  expect(findDifferences(site.read(), await changed)).toEqual([])
})

test('the cache may be on another file system than the output', async () => {
  const site = await copySite()
  const cacheDirectory = await makeOtherFolder()
  await symlink(resolve('.cache/code'), join(cacheDirectory, 'code'))
  site.more = { cacheDirectory }
  await change(site)
  await site.publish()
  changed ??= buildChanged()
  expect(findDifferences(site.read(), await changed)).toEqual([])
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
  changed ??= buildChanged()
  expect(findDifferences(site.read(), await changed)).toEqual([])
}

test('while another build runs, a publish fails and changes nothing', async () => {
  const site = await copySite()
  const before = site.read()
  await change(site)
  await withBuildLock(site.out, async () => {
    await expect(site.publish()).rejects.toThrow(BuildLockError)
  })
  await expectRepaired(site, before)
})

test('two publishes at once: one succeeds, the other says who is building', async () => {
  const site = await copySite()
  await change(site)
  const results = await Promise.allSettled([site.publish(), site.publish()])
  const errors = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(errors).toEqual([expect.any(BuildLockError)])
  expect(site.read().release.number).toBe(2)
})

test('an output that cannot be written: an error that says what to do', async () => {
  const site = await copySite()
  const before = site.read()
  await change(site)
  // Permissions mean nothing to the root user; a folder in the place of the journal fails for everyone.
  const journal = join(site.out, 'site.sqlite-wal')
  await rm(journal, { force: true })
  await mkdir(journal)
  await expect(site.publish()).rejects.toThrow(StoreError)
  await rm(journal, { recursive: true })
  await expectRepaired(site, before)
})

test('a cache that cannot be written: the release before stays', async () => {
  const site = await copySite()
  const before = site.read()
  await change(site)
  await site.write('file', '')
  site.more = { cacheDirectory: join(site.folder, 'file', 'cache') }
  await expect(site.publish()).rejects.toThrow()
  site.more = {}
  await expectRepaired(site, before)
})

// Files that are saved while a publish reads them.

const afterReading = (run: () => void) => (name: string, isEnded: boolean) => {
  if (name === 'Read content' && isEnded) run()
}
/** Between the moment at which the files are listed and the one at which they are read. */
const whileReading = (run: () => void) => (name: string, isEnded: boolean) => {
  if (name === 'Read content' && !isEnded) queueMicrotask(run)
}
const whileMaking = (run: () => void) => (name: string, isEnded: boolean) => {
  if (name === 'Make pages and files' && !isEnded) run()
}

const saved = {
  [`${news}/vi.md`]: '---\ntitle: Mới lưu\nsummary: Tóm tắt.\n---\n\nMới lưu.\n',
  [`${news}/entry.yaml`]: 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\nsample: true\n',
  'public/moi.txt': 'mới',
}
let withSaved: Promise<BuiltSite> | undefined

test.each(Object.entries({ whileReading, afterReading, whileMaking }))(
  'files that are saved %s are published by the next publish',
  async (name, at) => {
    const site = await copySite()
    await site.write('public/moi.txt', 'cũ')
    await change(site)
    await site.publish(
      at(() => {
        for (const [path, content] of Object.entries(saved)) writeFileSync(join(site.folder, path), content)
      }),
    )
    // What is saved while files are read may have been read already.
    if (name !== 'whileReading') expect(isUpToDate(site.options())).toBe(false)
    await site.publish()
    withSaved ??= site.buildClean()
    expect(findDifferences(site.read(), await withSaved)).toEqual([])
    expect(isUpToDate(site.options())).toBe(true)
  },
)

test.each([
  ['an image', 'content/news/lai-suat-ty-gia-va-gia-co-phieu-ba-kenh-truyen-dan/cover.jpg'],
  ['a document', `${report}/bao-cao.vi.pdf`],
])('%s that is changed after it was read is not published under the name of the former', async (_name, path) => {
  const site = await copySite()
  const before = site.read()
  const file = join(site.folder, path)
  const former = await readFile(file)
  const writeMore = (more: string) => writeFileSync(file, Buffer.concat([former, Buffer.from(more)]))
  writeMore('\n')
  await expect(site.publish(afterReading(() => writeMore('\n\n')))).rejects.toThrow(
    'Was changed while the site was built; start again',
  )
  expect(findDifferences(site.read(), before)).toEqual([])
  writeMore('')
  await site.publish()
  expect(findDifferences(site.read(), before)).toEqual([])
})

test('after an error in the middle of a publish, the same publisher publishes everything', async () => {
  const site = await copySite()
  await change(site)
  const file = join(site.folder, report, 'bao-cao.vi.pdf')
  const bytes = await readFile(file)
  let isFirst = true
  const publisher = openPublisher(
    site.options((name, isEnded) => {
      if (name !== 'Read content' || !isEnded || !isFirst) return
      isFirst = false
      rmSync(file)
    }),
  )
  try {
    await writeFile(file, Buffer.concat([bytes, Buffer.from('\n')]))
    await expect(publisher.publish()).rejects.toThrow(/changed while the site was built|no such file/)
    expect(site.read().release.number).toBe(1)
    await writeFile(file, bytes)
    expect(await publisher.publish()).toMatchObject({ isNew: true, number: 2 })
  } finally {
    await publisher.close()
  }
  changed ??= buildChanged()
  expect(findDifferences(site.read(), await changed)).toEqual([])
})

// Time.

const day = 24 * 60 * 60 * 1000

test('files with times of long ago, and in the future, count as changed', async () => {
  for (const time of [new Date(0), new Date(siteMoment.getTime() + 10_000 * day)]) {
    const site = await copySite()
    await change(site)
    await utimes(join(site.folder, news, 'vi.md'), time, time)
    expect(isUpToDate(site.options())).toBe(false)
    await site.publish()
    changed ??= buildChanged()
    expect(findDifferences(site.read(), await changed)).toEqual([])
  }
})

test('a clock that is set back shows what it showed then', async () => {
  const site = await copySite()
  const before = site.read()
  site.moment = new Date('2026-12-02T08:00+07:00')
  expect(isUpToDate(site.options())).toBe(false)
  await site.publish()
  expect(site.read().pages.has('/tin-tuc/tin-hen-gio')).toBe(true)
  site.moment = siteMoment
  await site.publish()
  expect(findDifferences(site.read(), before)).toEqual([])
  expect(site.read().release.nextChange).toBe(before.release.nextChange)
})

test('another fixed moment is the time of the release, also where nothing else changes', async () => {
  const site = await copySite()
  for (const minute of [0, 1]) {
    const moment = new Date(siteMoment.getTime() + minute * 60_000)
    const { config } = site.options()
    site.more = { config: { ...config, clock: () => moment, moment } }
    expect(isUpToDate(site.options())).toBe(false)
    await site.publish()
    expect(site.read().readFile('/_build/latest.json')).toContain(moment.toISOString())
    expect(isUpToDate(site.options())).toBe(true)
  }
})

// Rollbacks.

test('a release that was taken back does not return while nothing changes; a later change is published', async () => {
  const site = await copySite()
  const before = site.read()
  await site.edit(`${news}/vi.md`, addLine('Sai.'))
  await site.publish()
  expect(isUpToDate(site.options())).toBe(true)
  keepMissingCards(site, 2)
  await rollBack(site.out)
  expect(isUpToDate(site.options())).toBe(true)
  // Social images that are missing, and better compression, are no reason either.
  const stop = new AbortController()
  const publisher = openPublisher(site.options((name) => name === 'Compress best' && stop.abort()))
  await publisher.finish({ signal: stop.signal })
  await publisher.close()
  expect(site.read().release.number).toBe(1)
  expect(site.read().readPage(newsPath, 'vi')).toBe(before.readPage(newsPath, 'vi'))

  await site.edit(`${news}/vi.md`, (text) => text.replace('Sai.', 'Đúng.'))
  expect(isUpToDate(site.options())).toBe(false)
  await site.publish()
  expect(site.read().readPage(newsPath, 'vi')).toContain('Đúng.')
  const { release } = site.read()
  expect(release.number).toBeGreaterThan(2)
})

/** Leaves a few social images to draw. */
function keepMissingCards(site: TestSite, count: number): void {
  const database = new DatabaseSync(join(site.out, 'site.sqlite'))
  const all = database.prepare('select key from build_missing_card').all()
  const remove = database.prepare('delete from build_missing_card where key = ?')
  for (const { key } of all.slice(count)) remove.run(String(key))
  database.close()
}

// What is gone.

const temporary = {
  'content/news/tam/entry.yaml': 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n',
  'content/news/tam/vi.md': '---\ntitle: Tạm\nsummary: Tóm tắt.\n---\n\nMột đoạn.\n',
}
const listTemporary = (site: TestSite) =>
  [...site.read().lines.keys()].filter((address) => /tin-tuc\/tam\b/.test(address))

test('an entry that is removed is gone from all builds', async () => {
  const site = await copySite()
  for (const [path, text] of Object.entries(temporary)) await site.write(path, text)
  await site.publish()
  site.more = { pseudo: 'en' }
  await site.publish()
  // Pages in two languages, and social images; payloads of two builds.
  expect(listTemporary(site).filter((address) => address.startsWith('/_payload/'))).toHaveLength(4)
  await rm(join(site.folder, 'content/news/tam'), { recursive: true })
  const { removedAddresses } = await site.publish()
  expect(removedAddresses).toEqual(['/tin-tuc/tam'])
  expect(listTemporary(site)).toEqual([])
})

test('what another version of the publisher has kept is made again, and what is gone is removed', async () => {
  const site = await copySite()
  const before = site.read()
  for (const [path, text] of Object.entries(temporary)) await site.write(path, text)
  await site.publish()
  expect(listTemporary(site)).not.toEqual([])
  const database = new DatabaseSync(join(site.out, 'site.sqlite'))
  database.exec(
    "update build_meta set value = '[0]' where key = 'version'; update build_output set input = 'x', reads = x''",
  )
  database.close()
  await rm(join(site.folder, 'content/news/tam'), { recursive: true })
  await site.publish()
  expect(findDifferences(site.read(), before)).toEqual([])
})
