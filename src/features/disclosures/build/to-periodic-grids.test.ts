import { expect, test } from 'vitest'
import { examineWith, text, type Changes } from '#engine/content/content-fixture.ts'
import type { PeriodicCell, PeriodicGrid } from '../payload.ts'
import { toPeriodicGrids } from './to-periodic-grids.ts'

const report = (slug: string, facts: string, languages: readonly string[] = ['vi', 'en']): Changes => ({
  [`periodic-reports/${slug}/entry.yaml`]: `code: bao-cao-tai-chinh\nassurance: chua-kiem-toan\npublishedAt: 2026-08-01T08:00+07:00\n${facts}`,
  ...Object.fromEntries(languages.map((language) => [`periodic-reports/${slug}/${language}.md`, text()])),
})
const quarter = (year: number, number: number, basis = 'rieng') =>
  `fiscalYear: ${year}\nperiod: Q${number}\nbasis: ${basis}\nperiodEnd: ${year}-${['03-31', '06-30', '09-30', '12-31'][number - 1]}\n`

const say = (cell: PeriodicCell) =>
  cell.state === 'published' ? cell.locales.join('+') + (cell.isCorrected ? ' corrected' : '') : cell.state

/** Rows as words: `2026 rieng: vi+en, missing, …`. */
function toWords(grids: readonly PeriodicGrid[]): string[] {
  return grids.flatMap(({ years }) =>
    years.flatMap(({ year, rows }) => rows.map(({ basis, cells }) => `${year} ${basis}: ${cells.map(say).join(', ')}`)),
  )
}

const replacement = `${quarter(2026, 2)}supersedes: a\n`

// Read on 2026-11-21: Q4 and the year 2026 are not over. Columns: FY, Q4, Q3, H1, Q2, Q1.
test.each<[string, Changes, string[]]>([
  ['no report', {}, []],
  [
    'one report, in one language',
    report('a', quarter(2026, 2), ['vi']),
    [
      '2026 hop-nhat: ahead, ahead, missing, missing, missing, missing',
      '2026 rieng: ahead, ahead, missing, missing, vi, missing',
    ],
  ],
  [
    'a year between two that has none',
    { ...report('a', quarter(2026, 1)), ...report('b', quarter(2024, 4, 'hop-nhat')) },
    [
      '2026 hop-nhat: ahead, ahead, missing, missing, missing, missing',
      '2026 rieng: ahead, ahead, missing, missing, missing, vi+en',
      '2025 hop-nhat: missing, missing, missing, missing, missing, missing',
      '2025 rieng: missing, missing, missing, missing, missing, missing',
      '2024 hop-nhat: missing, vi+en, missing, missing, missing, missing',
      '2024 rieng: missing, missing, missing, missing, missing, missing',
    ],
  ],
  [
    'a version that replaced another',
    { ...report('a', quarter(2026, 2), ['vi']), ...report('b', replacement) },
    [
      '2026 hop-nhat: ahead, ahead, missing, missing, missing, missing',
      '2026 rieng: ahead, ahead, missing, missing, vi+en, missing',
    ],
  ],
  [
    'a report that was withdrawn',
    {
      ...report('a', quarter(2026, 1)),
      ...report(
        'b',
        `${quarter(2026, 2)}status: withdrawn\nwithdrawal: { at: 2026-08-02T08:00+07:00, reason: { vi: a, en: a } }\n`,
      ),
    },
    [
      '2026 hop-nhat: ahead, ahead, missing, missing, missing, missing',
      '2026 rieng: ahead, ahead, missing, missing, missing, vi+en',
    ],
  ],
])('%s', async (_case, changes, words) => {
  const { content } = await examineWith(changes)
  expect(toWords(toPeriodicGrids(content, ['bao-cao-tai-chinh']))).toEqual(words)
})
