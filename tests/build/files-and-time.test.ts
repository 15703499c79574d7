import { rmSync, writeFileSync } from 'node:fs'
import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, test } from 'vitest'
import { locales } from '../../src/engine/model/locale/locale.ts'
import { rowsPerPage } from '../../src/engine/model/search/page-rows.ts'
import { finishRelease } from '../../src/engine/publish/finish-release.ts'
import { isUpToDate } from '../../src/engine/publish/is-up-to-date.ts'
import { openPublisher } from '../../src/engine/publish/open-publisher.ts'
import type { PublishOutcome } from '../../src/engine/publish/publisher.ts'
import { listReleases } from '../../src/engine/store/releases/list-releases.ts'
import { rollBack, showLatest } from '../../src/engine/store/releases/roll-back.ts'
import { findDifferences, type BuiltSite } from '../site/read-output.ts'
import { siteMoment } from '../site/site.ts'
import {
  articleFolder,
  articlePath,
  prepareTestSites,
  type endingEntries,
  type TestSite,
  type TestSites,
} from './test-site.ts'

// Files that are saved at any moment, times, releases that are taken back, and entries that are removed.

let sites: TestSites

beforeAll(async () => {
  sites = await prepareTestSites()
})

const report = 'content/reports/nganh-thep-chenh-lech-gia-dau-ra-dau-vao-quyet-dinh-chu-ky'

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
  [`${articleFolder}/vi.md`]: '---\ntitle: Mới lưu\nsummary: Tóm tắt.\n---\n\nMới lưu.\n',
  [`${articleFolder}/entry.yaml`]: 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\nsample: true\n',
  'public/moi.txt': 'mới',
}
let withSaved: Promise<BuiltSite> | undefined

test.each(Object.entries({ whileReading, afterReading, whileMaking }))(
  'files that are saved %s are published by the next publish',
  async (name, at) => {
    const site = await sites.copy()
    await site.write('public/moi.txt', 'cũ')
    await site.addLine('Một dòng.')
    await site.publish(
      at(() => {
        for (const [path, content] of Object.entries(saved)) writeFileSync(join(site.folder, path), content)
      }),
    )
    // What is saved while files are read may have been read already.
    if (name !== 'whileReading') expect(isUpToDate(site.options())).toBe(false)
    await site.publish()
    withSaved ??= site.buildClean()
    expect(findDifferences(await site.readMerged(), await withSaved)).toEqual([])
    expect(isUpToDate(site.options())).toBe(true)
  },
)

test.each([
  ['an image', 'content/news/lai-suat-ty-gia-va-gia-co-phieu-ba-kenh-truyen-dan/cover.jpg'],
  ['a document', `${report}/bao-cao.vi.pdf`],
])('%s that is changed after it was read is not published under the name of the former', async (_name, path) => {
  const site = await sites.copy()
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

const photo = 'news/lai-suat-ty-gia-va-gia-co-phieu-ba-kenh-truyen-dan/cover.jpg'

/** The files of one variant of the photo, in AVIF and WebP. */
function readVariants(site: TestSite) {
  const { files } = site.read()
  return ['f_avif&q_60', 'f_webp&q_80'].map((format) => files.get(`/_ipx/w_640&${format}/${photo}`))
}

test('variants in AVIF follow a publish: until then, WebP is sent at their URLs', async () => {
  const site = await sites.copy()
  keepMissingCards(site, 0)
  const [standIn, webp] = readVariants(site)
  expect(standIn).toEqual(webp)
  expect(webp?.type).toBe('image/webp')
  // A publish that waits for the rest does not lose what was made.
  await finishUntil(site, 'Make smaller images')
  expect(readVariants(site)).toEqual([webp, webp])
  await finishUntil(site, 'Compress best')
  const [avif, same] = readVariants(site)
  expect(same).toEqual(webp)
  expect(avif?.type).toBe('image/avif')
  expect(avif?.size).toBeLessThan(0.8 * (webp?.size ?? 0))
  const complete = site.read()
  await site.publish()
  expect(findDifferences(site.read(), complete)).toEqual([])
})

test('an image that is deleted before its variants in AVIF are made stays as it is, until it is back', async () => {
  const site = await sites.copy()
  keepMissingCards(site, 0)
  const before = readVariants(site)
  const file = join(site.folder, 'content', photo)
  const bytes = await readFile(file)
  rmSync(file)
  await finishUntil(site, 'Compress best')
  expect(readVariants(site)).toEqual(before)
  await writeFile(file, bytes)
  await finishUntil(site, 'Compress best')
  expect(readVariants(site)[0]?.type).toBe('image/avif')
})

test('after an error in the middle of a publish, the same publisher publishes everything', async () => {
  const site = await sites.copy()
  await site.addLine('Một dòng.')
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
  expect(findDifferences(await site.readMerged(), await sites.buildChanged())).toEqual([])
})

// Time.

const day = 24 * 60 * 60 * 1000

test('files with times of long ago, and in the future, count as changed', async () => {
  for (const time of [new Date(0), new Date(siteMoment.getTime() + 10_000 * day)]) {
    const site = await sites.copy()
    await site.addLine('Một dòng.')
    await utimes(join(site.folder, articleFolder, 'vi.md'), time, time)
    expect(isUpToDate(site.options())).toBe(false)
    await site.publish()
    expect(findDifferences(await site.readMerged(), await sites.buildChanged())).toEqual([])
  }
})

test('a clock that is set back shows what it showed then', async () => {
  const site = await sites.copy()
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
  const site = await sites.copy()
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

test('a clock that is set back: what is due by it is shown, the release is not older than the one before, and it is said', async () => {
  const site = await sites.copy()
  const due = new Date('2026-12-02T08:00+07:00')
  site.moment = due
  expect(await site.publish()).toMatchObject({ number: 2, later: undefined })
  site.moment = siteMoment
  expect(await site.publish()).toMatchObject({
    number: 3,
    now: siteMoment,
    later: { number: 2, time: due.toISOString() },
    removedAddresses: ['/tin-tuc/tin-hen-gio'],
  })
  const times = listReleases(site.out).map(({ time }) => time)
  expect(times).toEqual([siteMoment, due, due].map((moment) => moment.toISOString()))
})

// Rollbacks.

test('a release that was taken back does not return by itself, also where something changes', async () => {
  const site = await sites.copy()
  const before = site.read()
  await site.addLine('Sai.')
  await site.publish()
  expect(isUpToDate(site.options())).toBe(true)
  keepMissingCards(site, 2)
  await rollBack(site.out, { now: siteMoment })
  expect(isUpToDate(site.options())).toBe(true)
  // Social images that are missing, and better compression, are no reason either.
  await finishUntil(site, 'Make smaller images')
  expect(site.read().release.number).toBe(1)
  expect(site.read().readPage(articlePath, 'vi')).toBe(before.readPage(articlePath, 'vi'))

  await site.edit(`${articleFolder}/vi.md`, (text) => text.replace('Sai.', 'Đúng.'))
  expect(isUpToDate(site.options())).toBe(false)
  const held = { number: 1, since: siteMoment.toISOString() }
  expect(await site.publish()).toMatchObject({ isNew: true, number: 3, held })
  expect(site.read().release.number).toBe(1)
  expect(isUpToDate(site.options())).toBe(true)
  expect(await publishShown(site)).toMatchObject({ isNew: false, number: 3, held: undefined, replaced: held })
  expect(site.read().readPage(articlePath, 'vi')).toContain('Đúng.')
  await site.addLine('Thêm.')
  expect(await site.publish()).toMatchObject({ number: 4, held: undefined })
  expect(site.read().release.number).toBe(4)
})

test('an entry that is due while a release is held appears with the next release that is shown', async () => {
  const site = await sites.copy()
  await site.addLine('Một dòng.')
  await site.publish()
  await rollBack(site.out, { now: siteMoment })
  site.moment = new Date('2026-12-02T08:00+07:00')
  expect(isUpToDate(site.options())).toBe(false)
  await site.publish()
  expect(isUpToDate(site.options())).toBe(true)
  expect(site.read().pages.has('/tin-tuc/tin-hen-gio')).toBe(false)
  await showLatest(site.out)
  expect(site.read().pages.has('/tin-tuc/tin-hen-gio')).toBe(true)
})

/** As `npm run publish` does. */
async function publishShown(site: TestSite): Promise<PublishOutcome> {
  const publisher = openPublisher(site.options())
  try {
    return await publisher.publish({ isShown: true })
  } finally {
    await publisher.close()
  }
}

/** Does what a publish did not wait for, until a step begins. */
async function finishUntil(site: TestSite, step: string): Promise<void> {
  const stop = new AbortController()
  await finishRelease(
    site.options((name) => name === step && stop.abort()),
    { signal: stop.signal },
  )
}

/** Leaves a few social images to draw. */
function keepMissingCards(site: TestSite, count: number): void {
  const database = new DatabaseSync(join(site.out, 'site.sqlite'))
  const all = database.prepare('select key from build_missing_card').all()
  const remove = database.prepare('delete from build_missing_card where key = ?')
  for (const { key } of all.slice(count)) remove.run(String(key))
  database.close()
}

// What is gone.

test('with fewer documents the search has fewer files, once its segments are merged', async () => {
  const site = await sites.copy()
  const entries = Array.from({ length: 2 * rowsPerPage }, (_, index) => `tam-${index}`)
  for (const entry of entries) await site.addEntry(entry)
  await site.publish()
  const more = await site.readMerged()
  for (const entry of entries.slice(rowsPerPage)) await site.removeEntry(entry)
  await site.publish()
  const fewer = await site.readMerged()
  expect(listRows(fewer)).toHaveLength(listRows(more).length - locales.length)
  expect(findDifferences(fewer, await site.buildClean())).toEqual([])
})

function listRows({ files }: BuiltSite): string[] {
  return [...files.keys()].filter((url) => /^\/_search\/.*\/pages-\d+\.bin$/.test(url))
}

test('an entry that is removed is gone from all builds', async () => {
  const site = await sites.copyOfTwoBuilds()
  // Pages in two languages, and social images; payloads of two builds.
  expect(site.listEntryAddresses().filter((address) => address.startsWith('/_payload/'))).toHaveLength(4)
  await site.removeEntry()
  const { removedAddresses } = await site.publish()
  expect(removedAddresses).toEqual(['/tin-tuc/tam'])
  expect(site.listEntryAddresses()).toEqual([])
})

const reason = '{ vi: Lý do, en: Reason }'

// Ways in which an entry stops saying what it said. Each alone: the first would end the search of the earlier build for the others.
test.each<[string, (typeof endingEntries)[number], (site: TestSite, entry: string) => Promise<void>]>([
  ['removed', 'tam', (site, entry) => site.removeEntry(entry)],
  [
    'a draft again',
    'tam-2',
    (site, entry) => site.edit(`content/news/${entry}/entry.yaml`, (text) => `${text}status: draft\n`),
  ],
  [
    'withdrawn',
    'tam-3',
    (site, entry) =>
      site.edit(
        `content/news/${entry}/entry.yaml`,
        (text) => `${text}status: withdrawn\nwithdrawal: { at: 2026-11-01T09:00+07:00, reason: ${reason} }\n`,
      ),
  ],
])(
  'what an entry said that is %s leaves earlier builds, with their search; the rest of them stays',
  async (_ending, entry, end) => {
    const site = await sites.copyOfTwoBuilds()
    const urls = [...site.read().files.keys()]
    const builds = new Set(urls.flatMap((url) => /^\/_payload\/([^/]+)\//.exec(url)?.[1] ?? []))
    builds.delete(site.read().release.build)
    const [build = ''] = builds
    const ofBuild = (start: string) =>
      [...site.read().files.keys()].filter((url) => url.startsWith(`/${start}/${build}`))
    const payload = `/_payload/${build}/vi/tin-tuc/${entry}.json`
    expect(ofBuild('_payload')).toContain(payload)
    const search = ofBuild('_search').length
    expect(search).toBeGreaterThan(0)
    await site.addLine('Một dòng.')
    await site.publish()
    expect(ofBuild('_search')).toHaveLength(search)

    await end(site, entry)
    await site.publish()
    const kept = ofBuild('_payload')
    expect(kept).not.toContain(payload)
    expect(kept).toContain(`/_payload/${build}/vi/ve-shs.json`)
    expect(kept.filter((url) => site.read().readFile(url).includes(`/tin-tuc/${entry}"`))).toEqual([])
    expect(ofBuild('_search')).toEqual([])
    expect(ofBuild('_i18n')).toHaveLength(2)
  },
)

test('the list of pages of a build follows its content, and is asked for each time', async () => {
  const site = await sites.copy()
  const { build } = site.read().release
  const url = `/_build/meta/${build}.json`
  expect(site.read().readFile(url)).not.toContain('"/tin-tuc/tam"')
  await site.addEntry()
  await site.publish()
  expect(site.read().readFile(url)).toContain('"/tin-tuc/tam"')
  expect(site.read().files.get(url)?.cache).toBe('revalidate')
})
