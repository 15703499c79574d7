import type { Locale } from '#engine/model/locale/locale.ts'
import type { Translate } from '#engine/model/locale/translate.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { keysOf } from '#lib/records.ts'
import {
  metricGroups,
  metricNames,
  metrics,
  ratioGroup,
  ratioNames,
  ratios,
  type Metric,
  type MetricFacts,
  type Ratio,
} from '../financial-metrics.ts'
import type {
  FinancialColumn,
  FinancialGroup,
  FinancialRow,
  FinancialTable,
  PeriodSource,
  Restatement,
  Source,
} from '../payload.ts'
import { toRatio } from './to-ratio.ts'
import type { FinancialSeries, PeriodFigures, Report, Version } from './to-series.ts'

interface TableSource {
  id: string
  /** In the order of the columns. */
  periods: readonly PeriodFigures[]
  /** All periods of the basis, for ratios that need the previous year. */
  series: FinancialSeries
  locale: Locale
  translate: Translate
}

/** Figures by period, with restatements and ratios. */
export function toTable({ id, periods, series, locale, translate }: TableSource): FinancialTable {
  const restatements: Restatement[] = []
  const groups = keysOf(metricGroups).flatMap((group): FinancialGroup[] => {
    // Notes begin with 1 in each group, because the page shows one at a time.
    const own: Restatement[] = []
    const rows = metricNames
      .filter((metric) => metrics[metric].group === group)
      .flatMap((metric) => toRow({ metric, periods, locale, translate, restatements: own }))
    restatements.push(...own)
    return rows.length > 0 ? [{ key: group, title: translate(metricGroups[group]), rows }] : []
  })
  return {
    id,
    columns: periods.map(({ fiscalYear, period, report }): FinancialColumn => ({
      fiscalYear,
      period,
      source: toPeriodSource(report, locale),
    })),
    groups: [...groups, { key: 'ratios', title: translate(ratioGroup), rows: toRatioRows(periods, series, translate) }],
    restatements,
  }
}

interface RowSource {
  metric: Metric
  periods: readonly PeriodFigures[]
  locale: Locale
  translate: Translate
  /** The restatements of all rows of the group so far; `toRow` adds its own. */
  restatements: Restatement[]
}

/** The row of a metric; none if no period has it. */
function toRow({ metric, periods, locale, translate, restatements }: RowSource): FinancialRow[] {
  const facts: MetricFacts = metrics[metric]
  const { name, role, group } = facts
  const cells = periods.map(({ fiscalYear, period, figures }) => {
    const versions = figures.get(metric)
    if (!versions) return null
    for (const [index, later] of versions.entries()) {
      const before = versions[index - 1]
      if (!before) continue
      restatements.push({
        note: restatements.length + 1,
        fiscalYear,
        period,
        group,
        label: translate(name),
        was: before.value,
        now: later.value,
        reason: later.reason?.[locale] ?? '',
        first: toPeriodSource(before.report, locale),
        by: toPeriodSource(later.report, locale),
      })
    }
    const [first, ...later] = versions
    const last: Version = later.at(-1) ?? first
    return { value: last.value, ...(later.length > 0 && { note: restatements.length }) }
  })
  if (cells.every((cell) => cell === null)) return []
  return [{ key: metric, label: translate(name), ...(role && { role }), cells }]
}

function toRatioRows(periods: readonly PeriodFigures[], series: FinancialSeries, translate: Translate): FinancialRow[] {
  return ratioNames.flatMap((ratio): FinancialRow[] => {
    const { name, formula, unit } = ratios[ratio]
    const cells = periods.map((one) => {
      const value = toRatioOf(series, one, ratio)
      return value === undefined ? null : { value }
    })
    if (cells.every((cell) => cell === null)) return []
    return [{ key: ratio, label: translate(name), formula: translate(formula), unit, cells }]
  })
}

/** A ratio of a period; undefined if a figure for it is missing. */
export function toRatioOf(series: FinancialSeries, one: PeriodFigures, ratio: Ratio): string | undefined {
  return toRatio(ratio, { ...one, opening: findYear(series, one.fiscalYear - 1)?.figures })
}

/** The figures of a whole year, if they have been reported. */
function findYear({ periods }: FinancialSeries, fiscalYear: number): PeriodFigures | undefined {
  return periods.find((one) => one.fiscalYear === fiscalYear && one.period === 'FY')
}

export function toSource(report: Report, locale: Locale): Source {
  return { link: linkToEntry(report, locale), publishedAt: report.facts.publishedAt }
}

export function toPeriodSource(report: Report | undefined, locale: Locale): PeriodSource {
  return report ? toSource(report, locale) : 'taken-down'
}
