import { expect, test } from 'vitest'
import { examineWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { site } from '#site/site.ts'
import { toBundles, toYearDownloads } from './to-bundles.ts'

const document = 'attachments:\n  - { file: a.csv, kind: thong-bao, language: vi, title: { vi: a, en: a } }\n'
const entry = (folder: string, facts: string): Changes => ({
  [`${folder}/entry.yaml`]: facts,
  [`${folder}/vi.md`]: text(),
  [`${folder}/en.md`]: text(),
  [`${folder}/a.csv`]: `a,${folder}\n`,
})
const disclosure = (slug: string, more = document) =>
  entry(
    `disclosures/${slug}`,
    `code: theo-yeu-cau\nrefNo: ${slug}/2026\ndocumentDate: 2026-10-08\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\npublishedAt: 2026-10-08T17:30+07:00\n${more}`,
  )
const report = entry(
  'periodic-reports/r',
  `code: bao-cao-thuong-nien\nfiscalYear: 2025\nperiod: FY\nperiodEnd: 2025-12-31\npublishedAt: 2026-03-20T10:00+07:00\n${document}`,
)
const meeting = (papers: string): Changes => ({
  'meetings/m/entry.yaml': `kind: thuong-nien\nyear: 2025\nopensAt: 2025-04-20T14:00+07:00\nrecordDate: 2025-03-20\nplace: { vi: a, en: a }\nform: ket-hop\npapers: [${papers}]\npublishedAt: 2025-03-01T10:00+07:00\n`,
  'meetings/m/vi.md': text(),
})
const withdrawal = 'status: withdrawn\nwithdrawal: { at: 2026-11-01T09:00+07:00, reason: { vi: a, en: a } }\n'
const list = '/quan-he-co-dong/cong-bo-thong-tin'
const names = (slugs: string[]) => ['SHA256SUMS', ...slugs.map((slug) => `${slug}/a.csv`)]

test.each<[string, string, Changes, [string, string[]][]]>([
  ['nothing', list, {}, []],
  ['a document', list, disclosure('a'), [['2026', names(['a'])]]],
  [
    'two documents, of the newest entry first',
    list,
    { ...disclosure('b'), ...disclosure('a') },
    [['2026', names(['a', 'b'])]],
  ],
  ['an entry without documents', list, { ...disclosure('a', ''), 'disclosures/a/a.csv': null }, []],
  ['a withdrawn entry', list, disclosure('a', withdrawal + document), []],
  ['a list of another kind', `${list}/dinh-ky`, disclosure('a'), []],
  ['a list of its kind', `${list}/theo-yeu-cau`, disclosure('a'), [['2026', names(['a'])]]],
  ['a report, by the year that it is about', '/quan-he-co-dong/bao-cao-dinh-ky', report, [['2025', names(['r'])]]],
  [
    'papers of a meeting, once, by the year of the meeting',
    '/quan-he-co-dong/dai-hoi-co-dong',
    {
      ...disclosure('a'),
      ...meeting(
        '{ kind: thu-moi, disclosure: a }, { kind: nghi-quyet, disclosure: a }, { kind: to-trinh, disclosure: b }',
      ),
      ...disclosure('b', withdrawal + document),
    },
    [['2025', names(['a'])]],
  ],
  ['a page without documents', '/tin-tuc/tin-tuc-moi-nhat', disclosure('a'), []],
])('%s', async (_case, path, changes, years) => {
  const { content } = await examineWith(changes)
  const context = { site, content, derive: <Value>(_key: string, compute: () => Value) => compute() }
  const bundles = toBundles(context, path)
  expect(
    bundles.map(({ year, manifest: { name, files } }) => [year, files.map((file) => file.name.slice(name.length + 1))]),
  ).toEqual(years)
  expect(toYearDownloads(context, path).map(({ year, count }) => [year, count])).toEqual(
    years.map(([year, files]) => [year, files.length - 1]),
  )
})
