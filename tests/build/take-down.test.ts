import { readFileSync, readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { site as definition } from '#site/site.ts'
import { ContentError } from '../../src/engine/content/source/diagnostics.ts'
import { locales, localeParam, type Locale } from '../../src/engine/model/locale/locale.ts'
import { objectsFolder } from '../../src/engine/store/objects.ts'
import { openStore } from '../../src/engine/store/open-store.ts'
import { rollBack, RollbackError, showLatest } from '../../src/engine/store/releases/roll-back.ts'
import { withOutput } from '../../src/engine/store/releases/with-output.ts'
import type { RemovedFile } from '../../src/engine/store/take-down.ts'
import { openTakeDownContent } from '../../src/engine/store/take-down/open-take-down-content.ts'
import { takeDown, type TakeDownRequest } from '../../src/engine/store/take-down/take-down.ts'
import { createHandlerTarget } from '../server/targets.ts'
import { findDifferences } from '../site/read-output.ts'
import { siteMoment } from '../site/site.ts'
import { findOnDisk } from './list-stored.ts'
import { prepareTestSites, type TestSite, type TestSites } from './test-site.ts'

// Content that is taken down: what servers answer, what is left on the disk, and what later publishes do.

let sites: TestSites

beforeAll(async () => {
  sites = await prepareTestSites()
})

const at = '2026-11-21T08:00+07:00'
const slug = 'lai-suat-ty-gia-va-gia-co-phieu-ba-kenh-truyen-dan'
const article = `/tin-tuc/${slug}`
const photo = `/_ipx/w_640&f_webp&q_80/news/${slug}/cover.jpg`
const dates = 'tam-ung-co-tuc-nam-2026-bang-tien-ty-le-3'
const disclosure = `/quan-he-co-dong/quan-ly-co-phan-co-phieu/${dates}`
const minutes = '/tai-lieu/disclosures/bien-ban-va-nghi-quyet-dai-hoi-dong-co-dong-thuong-nien-2025/bien-ban.vi.pdf'

/** As `npm run take-down` does, before it publishes. */
async function remove(site: TestSite, address: string, more: Partial<TakeDownRequest> = {}): Promise<RemovedFile[]> {
  return (await takeDownOf(site, address, more)).files
}

async function takeDownOf(site: TestSite, address: string, more: Partial<TakeDownRequest> = {}) {
  const content = await openTakeDownContent(definition, join(site.folder, 'content'))
  return withOutput(site.out, (output) => takeDown(output, { address, at, ...more }, content))
}

/** Asks the handler for paths. Returns the statuses. */
async function ask(site: TestSite, paths: readonly string[]): Promise<number[]> {
  const { fetch, close } = await createHandlerTarget({}, site.out)
  try {
    return await Promise.all(paths.map(async (path) => (await fetch(path)).status))
  } finally {
    await close()
  }
}

/** The addresses of the current release that have a text. */
function findText(site: TestSite, text: string): string[] {
  const { files, pages, readFile: read, readPage } = site.read()
  const texts = [...files].filter(([, { isCompressible }]) => isCompressible).map(([url]) => [url, read(url)] as const)
  const shown = [...pages.keys()].flatMap((path) => locales.map((locale) => [path, readPage(path, locale)] as const))
  return [...texts, ...shown].flatMap(([address, content]) => (content.includes(text) ? [address] : []))
}

/** All bytes below the folder of an output. */
function readBytes(site: TestSite): Buffer {
  const items = readdirSync(site.out, { recursive: true, withFileTypes: true }).filter((item) => item.isFile())
  return Buffer.concat(items.map((item) => readFileSync(join(item.parentPath, item.name))))
}

/** The places below the output and the caches that have a text. */
function findInSite(site: TestSite, text: string): string[] {
  return findOnDisk([site.out, join(site.folder, 'cache')], text)
}

/** The contents of files of the current release, as they are stored. */
function readStored(site: TestSite, urls: readonly string[]): Uint8Array[] {
  const store = openStore(site.out)
  try {
    const { files } = site.read()
    return urls.map((url) => store.readStored(files.get(url)?.hash ?? '').bytes)
  } finally {
    store.close()
  }
}

test('a page goes at once in all languages, with its payloads in all builds, and its images', async () => {
  const site = await sites.copyOfTwoBuilds()
  const payloads = [...site.read().files.keys()].filter((url) => url.endsWith(`${article}.json`))
  expect(payloads).toHaveLength(2 * locales.length)
  const ofPage = [...payloads, photo, `/_og/vi${article}.png`].filter((url) => site.read().files.has(url))
  expect(ofPage.length).toBeGreaterThan(payloads.length)
  const stored = readStored(
    site,
    ofPage.filter((url) => url.includes(slug) && url.startsWith('/_payload/')),
  )

  const removed = await remove(site, article, { reason: 'Sai' })
  expect(removed.length).toBeGreaterThan(ofPage.length)
  const pages = [article, ...locales.map((locale) => `${article}?${localeParam}=${locale}`)]
  expect(new Set(await ask(site, [...pages, ...ofPage]))).toEqual(new Set([410]))
  const bytes = readBytes(site)
  for (const content of stored) expect(bytes.includes(Buffer.from(content))).toBe(false)

  await site.publish()
  expect(new Set(await ask(site, [...pages, ...ofPage]))).toEqual(new Set([410]))
  expect(findText(site, slug)).toEqual([])
  expect(site.read().files.has(photo)).toBe(false)
})

test('what it says is on the disk no more: in no release, no journal and no cache', async () => {
  const site = await sites.copy()
  const folder = `content/news/${slug}`
  const text = await readFile(join(site.folder, folder, 'vi.md'), 'utf8')
  const title = /^title: "?(.*?)"?$/m.exec(text)?.[1] ?? ''
  const words = /^[^-#|>\n][^*[\n.]{60,}/m.exec(text.split('---').at(-1) ?? '')?.[0] ?? title
  // Its former text and title too, which nothing says any more were of that address.
  const former = 'Một câu cũ về ông Nguyễn Văn Tên'
  await site.edit(`${folder}/vi.md`, (now) => now.replace(title, `${title} ${former}`) + `\n${former}.\n`)
  await site.publish()
  await site.write(`${folder}/vi.md`, text)
  await site.publish()
  for (const one of [title, words, former]) expect(findInSite(site, one)).not.toEqual([])
  await remove(site, article)
  await site.publish()
  await rm(join(site.folder, folder), { recursive: true })
  await site.publish()
  for (const one of [title, words, former]) expect(findInSite(site, one)).toEqual([])
})

test('the page that says so is in the language of the visitor, and not kept by shared caches', async () => {
  const site = await sites.copy()
  await remove(site, article)
  const { fetch } = await createHandlerTarget({}, site.out)
  for (const [locale, heading] of [
    ['vi', 'Nội dung này đã được gỡ xuống'],
    ['en', 'This content has been taken down'],
  ] as const) {
    const answer = await fetch(`${article}?${localeParam}=${locale}`, { headers: { 'Accept-Encoding': 'identity' } })
    const html = await answer.text()
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toContain(heading)
    expect(html).toContain('name="robots" content="noindex"')
    expect(answer.headers.get('Content-Language')).toBe(locale)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
  }
})

test('other builds of the content answer 410 too, and what they had of it is deleted', async () => {
  const site = await sites.copy()
  const other = await sites.copy()
  await remove(site, article)
  await site.publish()
  const file = 'content/taken-down.yaml'
  await other.write(file, await readFile(join(site.folder, file)))
  await other.publish()
  expect(await ask(other, [article, photo])).toEqual([410, 410])
  // Its first release names it in lists, and is gone too.
  const back = rollBack(other.out, { now: siteMoment, isNamingAllowed: true })
  await expect(back).rejects.toThrow(/There is no release of .* before the current one/)
  const clean = await other.buildClean()
  expect(clean.pages.has(article)).toBe(false)
  expect(findDifferences(await other.readMerged(), clean)).toEqual([])
})

test.each([
  ['before a publish', async () => undefined],
  ['after one', (site: TestSite) => site.publish()],
])('without its lines in the file it is published again, %s', async (_case, between) => {
  const site = await sites.copy()
  const before = site.read()
  await remove(site, article)
  await between(site)
  await rm(join(site.folder, 'content/taken-down.yaml'))
  await site.publish()
  expect(findDifferences(await site.readMerged(), before)).toEqual([])
  expect(await ask(site, [article, photo])).toEqual([200, 200])
})

test('where the site cannot be published without it, it stays gone, and the error says where it is linked', async () => {
  const site = await sites.copy()
  const target = 'content/news/ngay-hoi-gia-dinh-cua-nhan-vien-shs/vi.md'
  await site.edit(target, (text) => `${text}\n[Tin](${article})\n`)
  await site.publish()
  await remove(site, article)
  await expect(site.publish()).rejects.toThrow(/vi\.md:\d+:\d+ Dead link: \S+ is not published \(status: taken down\)/)
  expect(await ask(site, [article])).toEqual([410])
  await site.edit(target, (text) => text.replace(`[Tin](${article})`, ''))
  await site.publish()
  expect(await ask(site, [article])).toEqual([410])
  expect(findText(site, slug)).toEqual([])
})

test('a document goes from its page, from each ZIP, and from the disk', async () => {
  const site = await sites.copy()
  const zips = [...site.read().files.keys()].filter((url) => url.startsWith('/tai-ve/') && url.endsWith('.json'))
  const containing = zips.filter((url) => site.read().readFile(url).includes(minutes))
  expect(containing.length).toBeGreaterThan(0)
  await remove(site, minutes)
  expect(await ask(site, [minutes, ...containing.map((url) => url.replace('.json', '.zip'))])).toEqual([
    410,
    ...containing.map(() => 404),
  ])
  await site.publish()
  expect(await ask(site, [minutes, ...containing.map((url) => url.replace('.json', '.zip'))])).toEqual([
    410,
    ...containing.map(() => 200),
  ])
  expect(findText(site, minutes)).toEqual([])
})

test('the bytes of a document stay where another one has them, which is told', async () => {
  const site = await sites.copy()
  const hash = site.read().files.get(minutes)?.hash
  const same = [...site.read().files].filter(([, record]) => record.hash === hash).map(([url]) => url)
  expect(same.length).toBeGreaterThan(1)
  const told = await takeDownOf(site, minutes)
  const others = same.filter((url) => url !== minutes)
  expect(told.same.map(({ address }) => address)).toEqual(others.toSorted())
  expect(new Set(await ask(site, others))).toEqual(new Set([200]))
})

test('a large document is deleted as a file too', async () => {
  const site = await sites.copy()
  const file = 'content/reports/nganh-thep-chenh-lech-gia-dau-ra-dau-vao-quyet-dinh-chu-ky/bao-cao.vi.pdf'
  const pdf = await readFile(join(site.folder, file))
  await site.write(file, Buffer.concat([pdf.subarray(0, -6), Buffer.alloc(300_000, '%\n'), Buffer.from('%%EOF\n')]))
  await site.publish()
  const list = () =>
    readdirSync(join(site.out, objectsFolder), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const before = list().length
  const address = file.replace('content/', '/tai-lieu/')
  await remove(site, address)
  expect(list()).toHaveLength(before - 1)
  expect(await ask(site, [address])).toEqual([410])
})

const lock = `share-management/${dates} published 2026-10-30T09:00:00.000Z\n`

test('something that was disclosed is taken down only with a reason, and its record stays', async () => {
  const site = await sites.copy()
  const published = /publishedAt: (\S+)/.exec(
    await readFile(join(site.folder, `content/share-management/${dates}/entry.yaml`), 'utf8'),
  )
  await site.write('content/archive.lock', lock.replace(/ \S+\n/, ` ${new Date(published?.[1] ?? '').toISOString()}\n`))
  await site.publish()
  const files = [...site.read().files.keys()].filter((url) => url.includes(dates))
  expect(files.some((url) => url.startsWith('/lich-su-kien/'))).toBe(true)
  const short = [...site.read().files].flatMap(([url, { headers }]) =>
    headers?.['Location'] === disclosure ? [url] : [],
  )
  expect(short).toHaveLength(1)
  await expect(remove(site, disclosure)).rejects.toThrow(/was disclosed: archive\.lock records .*--disclosed/s)
  expect(await ask(site, [disclosure])).toEqual([200])

  await site.write('content/taken-down.yaml', `${disclosure}:\n  at: ${at}\n`)
  await expect(site.publish()).rejects.toThrow(/taken-down\.yaml:1:1 \S+ was disclosed/)
  expect(await ask(site, [disclosure])).toEqual([200])
  await rm(join(site.folder, 'content/taken-down.yaml'))

  await remove(site, disclosure, { disclosed: 'Toà án, 21/11/2026' })
  expect(new Set(await ask(site, [disclosure, ...files, ...short]))).toEqual(new Set([410]))
  await site.publish()
  expect(new Set(await ask(site, [disclosure, ...files, ...short]))).toEqual(new Set([410]))
  expect(findText(site, dates)).toEqual([])
})

test('what replaced it says so without naming it, and the site can be published', async () => {
  const site = await sites.copy()
  const [former, present] = ['dieu-le-cong-ty-phien-ban-1-0', 'dieu-le-cong-ty-phien-ban-2-0']
  const lines = [former, present].map(async (one) => {
    const facts = await readFile(join(site.folder, `content/governance/${one}/entry.yaml`), 'utf8')
    const at = new Date(/publishedAt: (\S+)/.exec(facts)?.[1] ?? '').toISOString()
    return `governance/${one} published ${at}\n`
  })
  await site.write('content/archive.lock', (await Promise.all(lines)).join(''))
  await remove(site, `/quan-tri-doanh-nghiep/${former}`, { disclosed: 'Toà án, 21/11/2026' })
  await site.publish()
  await rm(join(site.folder, 'content/governance', former), { recursive: true })
  await site.addEntry()
  await site.publish()
  expect(site.listEntryAddresses()).not.toEqual([])
  expect(findText(site, former)).toEqual([])
  const successor = `/quan-tri-doanh-nghiep/${present}`
  const show = (locale: Locale) => site.read().readPage(successor, locale).replaceAll('<!-- -->', '')
  expect(show('vi')).toContain('Nội dung này thay thế một văn bản đã được gỡ xuống.')
  expect(show('en')).toContain('This replaces a document that has been taken down.')
  expect(findDifferences(await site.readMerged(), await site.buildClean())).toEqual([])
})

test.each([
  ['the home page', '/trang-chu', /is a page that the site needs; change its text instead\. Nothing was changed/],
  ['the root', '/', /is no address/],
  ['an unknown page', `${article}n`, new RegExp(`No release that is kept has .* Did you mean "${article}"\\?`)],
  ['a redirect of the code', '/cong-bo-thong-tin', /is redirected/],
])('%s is not taken down', async (_case, address, message) => {
  const site = await sites.copy()
  await expect(remove(site, address)).rejects.toThrow(message)
  await expect(readFile(join(site.folder, 'content/taken-down.yaml'))).rejects.toThrow('ENOENT')
})

test('while a release is held, it goes from that one too, and later ones do not name it', async () => {
  const site = await sites.copy()
  await site.addLine('Một.')
  await site.publish()
  await rollBack(site.out, { now: siteMoment })
  await remove(site, article)
  expect(await ask(site, [article, photo])).toEqual([410, 410])
  expect(await site.publish()).toMatchObject({ number: 3, held: { number: 1 } })
  expect(await ask(site, [article, photo])).toEqual([410, 410])
  expect(findText(site, slug)).not.toEqual([])
  await showLatest(site.out)
  expect(await ask(site, [article, photo])).toEqual([410, 410])
  expect(findText(site, slug)).toEqual([])
  await expect(rollBack(site.out, { now: siteMoment })).rejects.toThrow(RollbackError)
})

test('a file that names something wrong fails the build where it says so', async () => {
  const site = await sites.copy()
  await site.write('content/taken-down.yaml', '/tin-tuc/a/:\n  at: 2026-11-21\n')
  await expect(site.publish()).rejects.toThrow(ContentError)
})
