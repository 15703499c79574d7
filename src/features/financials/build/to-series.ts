import type { Content, Entry } from '#engine/model/entries/content.ts'
import { financialPeriods, type FinancialFacts } from '../collection.ts'
import { metricNames, type Metric } from '../financial-metrics.ts'

export type FinancialPeriod = FinancialFacts['periods'][number]
export type Basis = FinancialFacts['basis']
export type Report = Entry<'periodic-reports'>

/** A figure in one report; `reason` if it changes that of an earlier report. */
export interface Version {
  value: string
  /** Undefined where it was taken down. */
  report: Report | undefined
  reason?: FinancialPeriod['restated'][number]['reason']
}

/** The versions of a figure: as first reported, then its restatements. The last one is the current figure. */
export type Versions = readonly [Version, ...Version[]]

/** A period with its figures. */
export interface PeriodFigures {
  fiscalYear: number
  period: FinancialPeriod['period']
  /** Undefined where it was taken down: the figures stay. */
  report: Report | undefined
  figures: ReadonlyMap<Metric, Versions>
}

/** All reported figures on one basis, oldest first; a year follows its quarters. */
export interface FinancialSeries {
  basis: Basis
  unit: FinancialFacts['unit']
  currency: FinancialFacts['currency']
  entries: readonly Entry<'financials'>[]
  periods: readonly PeriodFigures[]
}

/** Consolidated figures first, because most readers need those of the whole group. */
const basisOrder = ['hop-nhat', 'rieng'] as const satisfies readonly Basis[]

/** The published figures, by basis. */
export function toSeries({ entries }: Pick<Content, 'entries'>): FinancialSeries[] {
  return basisOrder.flatMap((basis) => {
    const own = entries.financials
      .filter(({ facts, isListed }) => isListed && facts.basis === basis)
      .toSorted((a, b) => a.facts.fiscalYear - b.facts.fiscalYear)
    const [first] = own
    if (!first) return []
    const periods = own.flatMap(({ facts }) =>
      facts.periods.map((period) => toPeriodFigures(facts.fiscalYear, period, entries['periodic-reports'])),
    )
    const { unit, currency } = first.facts
    return [{ basis, unit, currency, entries: own, periods: periods.toSorted(comparePeriods) }]
  })
}

function comparePeriods(
  a: Pick<PeriodFigures, 'fiscalYear' | 'period'>,
  b: Pick<PeriodFigures, 'fiscalYear' | 'period'>,
): number {
  return a.fiscalYear - b.fiscalYear || financialPeriods.indexOf(a.period) - financialPeriods.indexOf(b.period)
}

/** The current figure. */
export function toCurrent(figures: PeriodFigures['figures'], metric: Metric): string | undefined {
  return figures.get(metric)?.at(-1)?.value
}

function toPeriodFigures(
  fiscalYear: number,
  { period, report, figures, restated }: FinancialPeriod,
  reports: readonly Report[],
): PeriodFigures {
  const find = (slug: string) => reports.find((one) => one.slug === slug)
  const source = find(report)
  const versions = metricNames.flatMap((metric) => {
    const value = figures[metric]
    if (value === undefined) return []
    const later = restated
      .filter((one) => one.metric === metric)
      .map((one): Version => ({ value: one.value, report: find(one.report), reason: one.reason }))
    return [[metric, [{ value, report: source }, ...later]] as const satisfies [Metric, Versions]]
  })
  return { fiscalYear, period, report: source, figures: new Map<Metric, Versions>(versions) }
}
