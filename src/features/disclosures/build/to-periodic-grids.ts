import type { Content, Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import { locales } from '#engine/model/locale/locale.ts'
import type { PeriodicCode } from '../collections/codes.ts'
import { bases, type Basis, type Period } from '../collections/periodic-reports.ts'
import type { PeriodicCell, PeriodicGrid } from '../payload.ts'
import { toReportPeriodEnd } from './firm-facts.ts'

/** The periods of each kind of report. */
export const expectedPeriods: Readonly<Record<PeriodicCode, readonly Period[]>> = {
  'bao-cao-tai-chinh': ['Q1', 'Q2', 'H1', 'Q3', 'Q4', 'FY'],
  'bao-cao-thuong-nien': ['FY'],
  'bao-cao-tinh-hinh-quan-tri': ['H1', 'FY'],
  'ty-le-an-toan-tai-chinh': ['H1', 'FY'],
}

type Report = Entry<'periodic-reports'>

/** One grid for financial statements, which have a row for each basis, consolidated first, and one for all other kinds. */
export function toPeriodicGrids(content: Content, codes: readonly PeriodicCode[]): PeriodicGrid[] {
  const ofBothBases = codes.filter((code) => code === 'bao-cao-tai-chinh')
  const others = codes.filter((code) => code !== 'bao-cao-tai-chinh')
  return [
    ...(ofBothBases.length > 0 ? [toGrid(content, ofBothBases, bases.toReversed())] : []),
    ...(others.length > 0 ? [toGrid(content, others, [null])] : []),
  ]
}

function toGrid(content: Content, codes: readonly PeriodicCode[], rowBases: readonly (Basis | null)[]): PeriodicGrid {
  // The newest first, like the years.
  const columns = codes.flatMap((code) => expectedPeriods[code].toReversed().map((period) => ({ code, period })))
  const reports = content.entries['periodic-reports'].filter(
    ({ facts, isListed, marks }) => isListed && codes.includes(facts.code) && !marks.includes('superseded'),
  )
  const years = [...new Set(reports.map(({ facts }) => facts.fiscalYear))].toSorted((a, b) => b - a)
  return {
    columns,
    years: fillYears(years).map((year) => ({
      year,
      rows: rowBases.map((basis) => ({
        basis,
        cells: columns.map(({ code, period }): PeriodicCell => {
          const report = reports.find(
            ({ facts }) =>
              facts.code === code &&
              facts.period === period &&
              facts.fiscalYear === year &&
              (facts.basis ?? null) === basis,
          )
          if (report) return toCell(report)
          const isOver = toReportPeriodEnd({ code, fiscalYear: year, period }, content.entries) < content.today
          return { state: isOver ? 'missing' : 'ahead' }
        }),
      })),
    })),
  }
}

/** All years from the newest to the oldest, including those without reports. */
function fillYears(years: readonly number[]): number[] {
  const [newest, oldest] = [years[0], years.at(-1)]
  if (newest === undefined || oldest === undefined) return []
  return Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index)
}

function toCell(report: Report): PeriodicCell {
  const { facts, texts, marks } = report
  return {
    state: 'published',
    href: toEntryAddress(report).href,
    locales: locales.filter((locale) => texts[locale]),
    assurance: facts.assurance ?? null,
    isCorrected: marks.includes('corrected'),
  }
}
