import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { site as definition } from '#site/site.ts'
import { locales, localeParam } from '../../src/engine/model/locale/locale.ts'
import { exportSite } from '../../src/engine/serve/export/export-site.ts'
import { exportForNginx } from '../../src/engine/serve/nginx/export-for-nginx.ts'
import { rollBack, showLatest } from '../../src/engine/store/releases/roll-back.ts'
import { withOutput } from '../../src/engine/store/releases/with-output.ts'
import { openTakeDownContent } from '../../src/engine/store/take-down/open-take-down-content.ts'
import { takeDown } from '../../src/engine/store/take-down/take-down.ts'
import { createHandlerTarget } from '../server/targets.ts'
import { findDifferences, listPages } from '../site/read-output.ts'
import {
  addResult,
  findFigures,
  markedFigures,
  reportFile,
  resultMoment,
  resultPaths,
  resultSlug,
  wordMark,
} from './embargoed-result.ts'
import { listStored } from './list-stored.ts'
import { prepareTestSites, type TestSite, type TestSites } from './test-site.ts'

// A result that is announced at a moment: nothing of it is in any byte that is stored or served before, and all of it is then.

let sites: TestSites

beforeAll(async () => {
  sites = await prepareTestSites()
})

const minuteBefore = new Date(resultMoment.getTime() - 60_000)
const word = 'Marlinspike'
const none: string[] = []

/** Files with all figures. */
const dataFiles = [
  '/tai-lieu/du-lieu/so-lieu-tai-chinh-rieng.vi.csv',
  '/tai-lieu/du-lieu/so-lieu-tai-chinh-rieng.en.json',
  '/tai-lieu/so-so-lieu/so-so-lieu.vi.xlsx',
]

/** A site with the result, published at a moment. */
async function publishAt(moment: Date): Promise<TestSite> {
  const site = await sites.copy()
  await addResult(site)
  site.moment = moment
  await site.publish()
  return site
}

/** The files in a workbook, which has them compressed. */
function unpack(bytes: Buffer): Buffer[] {
  const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
  return isZip ? Object.values(unzipSync(bytes)).map((part) => Buffer.from(part)) : []
}

type Bytes = Iterable<{ place: string; bytes: Buffer }>

/** The marks that are somewhere in bytes: of figures, and the word. Texts in SQLite may be in any letters. */
function findMarks(all: Bytes): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { place, bytes } of all) {
    const text = [bytes, ...unpack(bytes)].map((part) => part.toString('latin1')).join('\n')
    for (const mark of [...findFigures(text), ...(wordMark.test(text) ? [word] : [])]) {
      found.set(mark, (found.get(mark) ?? new Set()).add(place))
    }
  }
  return found
}

const stored = (site: TestSite) => findMarks(listStored(site.out))

/** The marks in the answers to all addresses, and to searches and filters. */
async function served(site: TestSite): Promise<Map<string, Set<string>>> {
  const output = site.read()
  const pages = listPages(output).map(({ path, locale, page }) => `${path}?${localeParam}=${locale}&trang=${page}`)
  const lists = [...output.pages.keys()].flatMap((path) => [`${path}?nam=2027`, `${path}?nam=2026`])
  const searches = locales.flatMap((locale) =>
    ['Quý IV 2026', 'Q4 2026', 'giải trình', 'kết quả'].map(
      (query) => `/tim-kiem?${localeParam}=${locale}&q=${encodeURIComponent(query)}`,
    ),
  )
  const files = [...output.files.keys()].filter((url) => url.startsWith('/'))
  const zips = files.flatMap((url) => (/^\/tai-ve\/.*\.json$/.test(url) ? [url.replace(/json$/, 'zip')] : []))
  const { fetch, close } = await createHandlerTarget({}, site.out)
  const answers: { place: string; bytes: Buffer }[] = []
  try {
    for (const place of [...pages, ...lists, ...searches, ...files, ...zips]) {
      const answer = await fetch(place, { headers: { 'Accept-Encoding': 'identity' } })
      const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}\n`).join('')
      answers.push({ place, bytes: Buffer.from(headers) }, { place, bytes: Buffer.from(await answer.arrayBuffer()) })
    }
  } finally {
    await close()
  }
  return findMarks(answers)
}

/** The marks in exports for other servers. */
async function exported(site: TestSite): Promise<Map<string, Set<string>>> {
  const [to, nginx] = [join(site.folder, 'export'), join(site.folder, 'nginx')]
  await exportSite({ from: site.out, to, isCompressed: true })
  await exportForNginx({ from: site.out, to: nginx, keep: 1, config: site.options().config })
  return findMarks(listStored(to, nginx))
}

const allMarks = [...markedFigures.keys(), word].toSorted()
const namesOf = (found: ReadonlyMap<string, unknown>) => [...found.keys()].toSorted()

async function statusesOf(site: TestSite): Promise<number[]> {
  const { fetch, close } = await createHandlerTarget({}, site.out)
  try {
    return await Promise.all(resultPaths.map(async (path) => (await fetch(path)).status))
  } finally {
    await close()
  }
}

test('a minute before nothing of it is stored, served or exported; at the minute all of it is', async () => {
  const site = await publishAt(minuteBefore)
  expect(site.read().release.nextChange).toBe(resultMoment.toISOString())
  for (const find of [stored, served, exported]) expect(Object.fromEntries(await find(site))).toEqual({})
  expect(await statusesOf(site)).toEqual([404, 404, 404, 404])

  site.moment = resultMoment
  const { number } = site.read().release
  expect(await site.publish()).toMatchObject({ number: number + 1 })
  expect(await statusesOf(site)).toEqual([200, 200, 200, 200])
  for (const find of [stored, served]) expect(namesOf(await find(site))).toEqual(allMarks)
  const taken = await served(site)
  expect([...(taken.get('totalAssets') ?? [])]).toEqual(expect.arrayContaining(dataFiles))
  expect([...(taken.get(word) ?? [])]).toContain('/tai-lieu/cong-bo-thong-tin/cong-bo-thong-tin.vi.json')
  expect(findDifferences(await site.readMerged(), await site.buildClean())).toEqual([])
})

test('a year of which no report has appeared is in nothing, and neither are its notes', async () => {
  const site = await sites.copy()
  await addResult(site)
  const year = 'content/financials/2026-rieng'
  await site.edit(`${year}/entry.yaml`, (facts) => facts.replace(/^  - period: Q1$[^]*(?=^  - period: Q4$)/m, ''))
  for (const locale of locales) await site.edit(`${year}/${locale}.md`, (text) => `${text}\n${word} ${locale}.\n`)
  site.moment = minuteBefore
  await site.publish()
  for (const find of [stored, served]) expect(Object.fromEntries(await find(site))).toEqual({})
  site.moment = resultMoment
  await site.publish()
  const csv = `/tai-lieu/du-lieu/so-lieu-tai-chinh-rieng-2026-q4.vi.csv`
  expect(site.read().readFile(csv)).toContain(markedFigures.get('cash'))
  expect(site.read().readPage('/quan-he-co-dong/du-lieu', 'en')).toContain(`${word} en.`)
})

/** Figures, without the word, which the page of a withdrawn report still has. */
const servedFigures = async (site: TestSite) => namesOf(await served(site)).filter((name) => name !== word)

test('a rollback takes back report and figures together, and both come back', async () => {
  const site = await publishAt(minuteBefore)
  site.moment = resultMoment
  await site.publish()
  await rollBack(site.out, { now: resultMoment })
  expect(await statusesOf(site)).toEqual([404, 404, 404, 404])
  expect(site.read().readPage('/quan-he-co-dong/du-lieu', 'vi')).not.toMatch(/Quý IV\/2026/)
  await showLatest(site.out)
  expect(await statusesOf(site)).toEqual([200, 200, 200, 200])
  expect(site.read().readPage('/quan-he-co-dong/du-lieu', 'vi')).toMatch(/Quý IV\/2026/)
})

test.each<[string, (facts: string) => string]>([
  [
    'withdrawn',
    (facts) =>
      facts.replace(
        /^status: .*\n^publishAt: (.*)$/m,
        'status: withdrawn\npublishedAt: $1\nwithdrawal: { at: 2027-01-20T09:00+07:00, reason: { vi: Sai, en: Wrong } }',
      ),
  ],
  ['scheduled for later', (facts) => facts.replace('2027-01-20T08:00', '2027-01-21T08:00')],
])('a report that is %s takes its figures along, in earlier builds too', async (_case, change) => {
  const site = await publishAt(resultMoment)
  expect(await servedFigures(site)).not.toEqual(none)
  site.moment = new Date(resultMoment.getTime() + 3_600_000)
  await site.edit(reportFile, change)
  for (const one of ['disclosures/giai-trinh-marlinspike', 'press-releases/ket-qua-marlinspike']) {
    await rm(join(site.folder, 'content', one), { recursive: true })
  }
  await site.edit(reportFile, (facts) => facts.replace(/^explain.*\n/gm, ''))
  await site.publish()
  expect(await servedFigures(site)).toEqual(none)
  expect(findDifferences(await site.readMerged(), await site.buildClean())).toEqual([])
})

test('figures stay where their report is taken down, and do not name it', async () => {
  const site = await publishAt(resultMoment)
  await rm(join(site.folder, 'content/press-releases/ket-qua-marlinspike'), { recursive: true })
  await site.publish()
  // What is not on record may not name it.
  await site.write('content/archive.lock', `periodic-reports/${resultSlug} published ${resultMoment.toISOString()}\n`)
  const content = await openTakeDownContent(definition, join(site.folder, 'content'))
  const at = '2027-01-20T09:00+07:00'
  const [address = ''] = resultPaths
  await withOutput(site.out, (output) => takeDown(output, { address, at, disclosed: 'Toà án' }, content))
  site.moment = new Date(Date.parse(at))
  await site.publish()
  expect(await statusesOf(site)).toEqual([410, 200, 404, 200])
  const page = site.read().readPage('/quan-he-co-dong/du-lieu', 'vi')
  expect(findFigures(page)).toContain('cash')
  expect(page).not.toContain(address)
})
