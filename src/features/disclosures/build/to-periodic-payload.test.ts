import { expect, test } from 'vitest'
import { examineWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import { toPeriodicPayload } from './to-periodic-payload.ts'

const withdrawal = 'status: withdrawn\nwithdrawal: { at: 2026-10-09T09:00+07:00, reason: { vi: Sai, en: Wrong } }\n'
const explanation = (slug: string, more = ''): Changes => ({
  [`disclosures/${slug}/entry.yaml`]: `code: dinh-ky\nrefNo: ${slug}/2026\ndocumentDate: 2026-10-01\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\npublishedAt: 2026-10-02T17:30+07:00\n${more}`,
  [`disclosures/${slug}/vi.md`]: text('Một đoạn.', `title: Giải trình ${slug}\nsummary: Tóm tắt.`),
  [`disclosures/${slug}/en.md`]: text('One.', `title: Explanation ${slug}\nsummary: Summary.`),
})
const report = (more: string): Changes => ({
  'periodic-reports/r/entry.yaml': `code: bao-cao-tai-chinh\nfiscalYear: 2026\nperiod: Q3\nbasis: rieng\nassurance: chua-kiem-toan\nperiodEnd: 2026-09-30\n${more}publishedAt: 2026-10-02T17:30+07:00\n`,
  'periodic-reports/r/vi.md': text(),
  'periodic-reports/r/en.md': text(),
})
const explained = report('explains: [loi-nhuan]\nexplainedIn: a\n')

test.each<[string, Changes, unknown, string | undefined]>([
  ['a report that explains nothing', report(''), null, undefined],
  [
    'one that a disclosure explains',
    { ...explained, ...explanation('a') },
    { href: '/cong-bo-thong-tin/a', title: 'Explanation a' },
    undefined,
  ],
  [
    'one whose explanation was withdrawn',
    { ...explained, ...explanation('a', withdrawal) },
    { href: '/cong-bo-thong-tin/a', title: 'Explanation a' },
    'Wrong',
  ],
  [
    'one whose explanation was withdrawn, and replaced by another',
    { ...explained, ...explanation('a', withdrawal), ...explanation('b', 'supersedes: a\n') },
    { href: '/cong-bo-thong-tin/b', title: 'Explanation b' },
    undefined,
  ],
  [
    'one whose explanation and its replacement were withdrawn',
    { ...explained, ...explanation('a', withdrawal), ...explanation('b', `supersedes: a\n${withdrawal}`) },
    { href: '/cong-bo-thong-tin/a', title: 'Explanation a' },
    'Wrong',
  ],
  [
    'one whose explanation was taken down',
    { ...explained, ...explanation('a'), 'taken-down.yaml': '/cong-bo-thong-tin/a: { at: 2026-10-10T09:00+07:00 }\n' },
    'taken-down',
    undefined,
  ],
])('the explanation of %s', async (_case, changes, link, reason) => {
  const read = await examineWith(changes)
  const entry = read.content.entries['periodic-reports'].find(({ slug }) => slug === 'r')
  const page = entry && toPeriodicPayload({ context: toPayloadContext(read, 'en'), entry })
  expect(page?.explanation).toEqual(link)
  expect(page?.explanationWithdrawal?.reason).toBe(reason)
})
