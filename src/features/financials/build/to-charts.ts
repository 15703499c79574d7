import type { Translate } from '#engine/model/locale/translate.ts'
import type { Measure } from '#lib/drawing/measure.ts'
import { metrics, ratios, type Metric, type Ratio } from '../financial-metrics.ts'
import type { Chart, ChartName, TableGroup } from '../payload.ts'
import { drawChart } from './draw-chart.ts'
import { toCurrent, type FinancialSeries } from './to-series.ts'
import { toRatioOf } from './to-table.ts'

interface ChartDefinition {
  name: ChartName
  group: TableGroup
  show: 'years' | 'quarters'
  bands: readonly (readonly [Metric | Ratio, Measure])[]
}

const results = [
  ['operatingRevenue', 'revenue'],
  ['profitAfterTax', 'profit-after-tax'],
] as const
const assets = [
  ['totalAssets', 'assets'],
  ['loans', 'loans'],
] as const
const balance = [
  ['totalLiabilities', 'liabilities'],
  ['equity', 'equity'],
] as const
const cash = [
  ['operatingCashFlow', 'cash'],
  ['investingCashFlow', 'cash'],
  ['financingCashFlow', 'cash'],
] as const
const returns = [
  ['returnOnEquity', 'ratio'],
  ['returnOnAssets', 'ratio'],
] as const

/** Two for each group of the tables, so that the choice of another group leaves everything below in its place. */
const definitions: readonly ChartDefinition[] = [
  { name: 'quarterly-results', group: 'results', show: 'quarters', bands: results },
  { name: 'yearly-results', group: 'results', show: 'years', bands: results },
  { name: 'quarterly-assets', group: 'assets', show: 'quarters', bands: assets },
  { name: 'yearly-assets', group: 'assets', show: 'years', bands: assets },
  { name: 'quarterly-balance', group: 'funding', show: 'quarters', bands: balance },
  { name: 'yearly-balance', group: 'funding', show: 'years', bands: balance },
  { name: 'quarterly-cash', group: 'cash', show: 'quarters', bands: cash },
  { name: 'yearly-cash', group: 'cash', show: 'years', bands: cash },
  { name: 'quarterly-margin', group: 'ratios', show: 'quarters', bands: [['netMargin', 'ratio']] },
  { name: 'yearly-returns', group: 'ratios', show: 'years', bands: returns },
]

/** Charts of current figures, without charts that would have fewer than two columns. */
export function toCharts(series: FinancialSeries, translate: Translate): Chart[] {
  return definitions.flatMap(({ name, group, show, bands }) => {
    const columns = series.periods
      .filter(({ period }) => (period === 'FY') === (show === 'years'))
      .map((one) => ({
        fiscalYear: one.fiscalYear,
        period: one.period,
        values: bands.map(
          ([key]) => (isRatio(key) ? toRatioOf(series, one, key) : toCurrent(one.figures, key)) ?? null,
        ),
      }))
      .filter(({ values }) => values.some((value) => value !== null))
    if (columns.length < 2) return []
    const drawn = bands.map(([key, measure]) => ({
      label: translate((isRatio(key) ? ratios[key] : metrics[key]).name),
      measure,
    }))
    return [drawChart({ name, group, ...(group === 'ratios' && { unit: 'percent' }), columns, bands: drawn })]
  })
}

function isRatio(key: Metric | Ratio): key is Ratio {
  return key in ratios
}
