import { expect, test } from 'vitest'
import { examineWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { findWithdrawnExplanation } from './find-withdrawn-explanation.ts'

const withdrawal = 'status: withdrawn\nwithdrawal: { at: 2026-10-09T09:00+07:00, reason: { vi: Sai, en: Wrong } }\n'
const explanation = (slug: string, more = ''): Changes => ({
  [`disclosures/${slug}/entry.yaml`]: `code: dinh-ky\nrefNo: ${slug}/2026\ndocumentDate: 2026-10-01\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\npublishedAt: 2026-10-02T17:30+07:00\n${more}`,
  [`disclosures/${slug}/vi.md`]: text(),
  [`disclosures/${slug}/en.md`]: text(),
})
const report = (more = ''): Changes => ({
  'periodic-reports/r/entry.yaml': `code: bao-cao-tai-chinh\nfiscalYear: 2026\nperiod: Q3\nbasis: rieng\nassurance: chua-kiem-toan\nperiodEnd: 2026-09-30\nexplains: [loi-nhuan]\nexplainedIn: a\npublishedAt: 2026-10-02T17:30+07:00\n${more}`,
  'periodic-reports/r/vi.md': text(),
  'periodic-reports/r/en.md': text(),
})

test.each<[string, Changes, number]>([
  ['an explanation that stands', { ...report(), ...explanation('a') }, 0],
  ['one that was withdrawn', { ...report(), ...explanation('a', withdrawal) }, 1],
  ['of a report that was withdrawn too', { ...report(withdrawal), ...explanation('a', withdrawal) }, 0],
  [
    'one that another one replaces',
    { ...report(), ...explanation('a', withdrawal), ...explanation('b', 'supersedes: a\n') },
    0,
  ],
  [
    'one whose replacement was withdrawn too',
    { ...report(), ...explanation('a', withdrawal), ...explanation('b', `supersedes: a\n${withdrawal}`) },
    1,
  ],
])('%s', async (_case, changes, count) => {
  const { content } = await examineWith(changes)
  const found = content.entries['periodic-reports'].flatMap((entry) => findWithdrawnExplanation(entry, content))
  expect(found).toHaveLength(count)
  expect(found.map(({ message }) => String(message))).toEqual(
    found.map(() => expect.stringContaining('disclosures/a explained it, and was withdrawn')),
  )
})
