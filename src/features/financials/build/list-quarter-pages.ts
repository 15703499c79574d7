import type { DerivedPage, ListDerived } from '#engine/model/content/derived-page.ts'
import { toQuarterPath } from '../quarters/to-quarter-path.ts'
import { findBefore, toQuarters } from './quarters.ts'
import { listQuarters } from './to-quarter-payload.ts'
import { toSeries, type FinancialSeries, type PeriodFigures } from './to-series.ts'

/** A page for each quarter whose figures are published: what is not public yet is in no series. */
export const listQuarterPages: ListDerived = (content) => {
  const all = toSeries(content)
  return listQuarters(all).map((time): DerivedPage => {
    const path = toQuarterPath(time)
    const changes = all.flatMap((series) =>
      toQuarters(series)
        .filter((one) => toQuarterPath(one) === path)
        .flatMap((one) => listChanges(series, one)),
    )
    return { kind: 'quarter', path, changedAt: new Date(Math.max(...changes.map(Date.parse))).toISOString() }
  })
}

/** The days of publication of all reports that the page of a quarter has figures from. Figures whose report was taken down have that of their entry. */
function listChanges(series: FinancialSeries, one: PeriodFigures): string[] {
  const { year, quarter } = findBefore(series, one)
  const reports = [one, year, quarter].flatMap((each) =>
    each ? [...each.figures.values()].flatMap((versions) => versions.map(({ report }) => report)) : [],
  )
  const published = reports.flatMap((report) => report?.facts.publishedAt ?? [])
  const entry = series.entries.find(({ facts }) => facts.fiscalYear === one.fiscalYear)
  return published.length === 0 && entry ? [entry.facts.publishedAt] : published
}
