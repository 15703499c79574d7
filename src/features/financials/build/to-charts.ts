import type { Translate } from '#engine/model/locale/translate.ts'
import type { Measure } from '#lib/drawing/measure.ts'
import { metrics, type Metric, type MetricGroup } from '../financial-metrics.ts'
import type { Chart, ChartName } from '../payload.ts'
import { drawChart } from './draw-chart.ts'
import { toCurrent, type FinancialSeries } from './to-series.ts'

interface ChartDefinition {
  name: ChartName
  group: MetricGroup
  show: 'years' | 'quarters'
  bands: readonly (readonly [Metric, Measure])[]
}

const results = [
  ['operatingRevenue', 'revenue'],
  ['profitAfterTax', 'profit'],
] as const

const definitions: readonly ChartDefinition[] = [
  { name: 'quarterly-results', group: 'results', show: 'quarters', bands: results },
  { name: 'yearly-results', group: 'results', show: 'years', bands: results },
  {
    name: 'yearly-balance',
    group: 'funding',
    show: 'years',
    bands: [
      ['totalLiabilities', 'liabilities'],
      ['equity', 'equity'],
    ],
  },
  {
    name: 'yearly-cash',
    group: 'cash',
    show: 'years',
    bands: [
      ['operatingCashFlow', 'cash'],
      ['investingCashFlow', 'cash'],
      ['financingCashFlow', 'cash'],
    ],
  },
]

/** Charts of current figures, without charts that would have fewer than two columns. */
export function toCharts({ periods }: FinancialSeries, translate: Translate): Chart[] {
  return definitions.flatMap(({ name, group, show, bands }) => {
    const columns = periods
      .filter(({ period }) => (period === 'FY') === (show === 'years'))
      .map(({ fiscalYear, period, figures }) => ({
        fiscalYear,
        period,
        values: bands.map(([metric]) => toCurrent(figures, metric) ?? null),
      }))
      .filter(({ values }) => values.some((value) => value !== null))
    if (columns.length < 2) return []
    const drawn = bands.map(([metric, measure]) => ({ label: translate(metrics[metric].name), measure }))
    return [drawChart({ name, group, columns, bands: drawn })]
  })
}
