import {
  array,
  asyncProperty,
  assert,
  boolean,
  constantFrom,
  dictionary,
  oneof,
  option,
  record,
  tuple,
  type Arbitrary,
} from 'fast-check'
import { expect, test } from 'vitest'
import { findTerms } from '#engine/model/search/find-terms.ts'
import { matchQuery } from '#engine/model/search/match-query.ts'
import { openSearchFiles } from '#engine/model/search/open-search-files.ts'
import { createQueryParser } from '#engine/model/search/parse-query.ts'
import { rankDocuments } from '#engine/model/search/rank-documents.ts'
import {
  fixtureBuild,
  makeSegmentFiles,
  openSearch,
  toDocument,
  toReadFile,
  type NamedDocuments,
} from './search-fixture.ts'

// Whatever was added, replaced and removed since the main segment was made, queries are answered as from one segment of all.
// fast-check prints the seed of a failure, and reduces it.

const runs = 40

/** Few words, so that many documents have the same ones and rank alike. */
const words = ['cổ', 'cố', 'tức', 'phiếu', 'phiêu', 'đầu', 'dầu', 'tư', 'margin', 'marginn', 'VN-Index', '18/2026/CBTT']
const text = (most: number): Arbitrary<string> =>
  array(constantFrom(...words), { minLength: 1, maxLength: most }).map((all) => all.join(' '))

const random = record({
  title: text(4),
  heads: array(text(3), { maxLength: 1 }),
  body: array(text(8), { maxLength: 2 }),
  documents: array(text(3), { maxLength: 1 }),
  section: constantFrom('tin-tuc' as const, 've-shs' as const),
  state: constantFrom(undefined, 'withdrawn' as const, 'superseded' as const),
  year: constantFrom(undefined, 2025, 2026),
  host: constantFrom(0, 0, 1),
  isMinor: boolean(),
}).map(({ title, ...others }) => toDocument(title, others))

/** Some are the same but for their names, and rank alike: their order is then the order of all. */
const document = oneof(constantFrom(toDocument('cổ phiếu'), toDocument('đầu tư cổ phiếu')), random)

const names = Array.from({ length: 30 }, (_, index) => `news/${index}`)
const corpus = dictionary(constantFrom(...names), option(document, { freq: 8 }), { minKeys: 1, maxKeys: 25 })
/** By name, another document; undefined where it is removed. */
const edits = dictionary(constantFrom(...names), option(option(document, { freq: 8 }), { freq: 3, nil: undefined }), {
  maxKeys: 8,
})
const query = tuple(text(3), constantFrom('', ' ', ' mar', ' marign', ' co', ' phi')).map(([a, b]) => a + b)

function toNamed(all: Readonly<Record<string, ReturnType<typeof toDocument> | null | undefined>>): NamedDocuments {
  return new Map(
    Object.entries(all).flatMap(([name, one]) =>
      one === undefined ? [] : [[name, one && { ...one, href: toDocument(name).href }] as const],
    ),
  )
}

type Files = ReadonlyMap<string, Uint8Array>

/** Every document that is found, with its score. */
async function rank(from: Files, q: string) {
  const files = await openSearchFiles({ build: fixtureBuild, locale: 'vi', readFile: toReadFile(from) })
  const found = await findTerms(createQueryParser('vi')(q), files, 'vi')
  const matched = await matchQuery(found, files)
  const ranked = rankDocuments({ matched, words: found.words.length, documents: files.documents, meant: undefined })
  return Promise.all(
    ranked.map(async ({ document: number, ...others }) => ({ ...(await files.readRow(number)), ...others })),
  )
}

test('two segments rank as one does, with the same scores', async () => {
  await assert(
    asyncProperty(corpus, edits, array(query, { minLength: 4, maxLength: 4 }), async (before, changes, queries) => {
      const main = toNamed(before)
      const present = toNamed({ ...before, ...changes })
      const [two, one] = [await makeSegmentFiles(main, present), await makeSegmentFiles(present)]
      for (const q of queries) {
        expect(await rank(two, q)).toEqual(await rank(one, q))
        const asked = { q, page: 1, year: 2026 }
        expect(await openSearch(two).find(asked)).toEqual(await openSearch(one).find(asked))
      }
    }),
    { numRuns: runs },
  )
})

const empty = new Uint8Array()

/** The names of the files that differ. */
function findChanged(before: Files, after: Files): string[] {
  const changed = [...after.keys()].filter(
    (url) => Buffer.compare(after.get(url) ?? empty, before.get(url) ?? empty) !== 0,
  )
  return changed.filter((url) => url.includes('/vi/')).map((url) => url.slice(url.lastIndexOf('/') + 1, -4))
}

const many = Object.fromEntries(names.map((name) => [name, toDocument(`Cổ tức ${name}`)]))

test.each<[string, Parameters<typeof toNamed>[0], string[]]>([
  ['nothing', {}, []],
  ['an added document', { 'news/30': toDocument('Đầu tư') }, ['index']],
  ['a removed document', { 'news/3': undefined }, ['pages-0', 'index']],
  ['a replaced document', { 'news/3': toDocument('Đầu tư') }, ['pages-0', 'index']],
])('of the files of a segment, %s changes few', async (_what, changes, names) => {
  const main = toNamed(many)
  const before = await makeSegmentFiles(main, new Map(main))
  expect(findChanged(before, await makeSegmentFiles(main, toNamed({ ...many, ...changes })))).toEqual(names)
})

function hasText(files: Files, text: string): boolean {
  return [...files.values()].some((bytes) => Buffer.from(bytes).includes(text))
}

test('the title of a removed document is in no file', async () => {
  const main = toNamed({ ...many, 'news/3': toDocument('Bí mật') })
  const files = await makeSegmentFiles(main, toNamed({ ...many, 'news/3': undefined }))
  expect([hasText(await makeSegmentFiles(main), 'Bí mật'), hasText(files, 'Bí mật')]).toEqual([true, false])
})
