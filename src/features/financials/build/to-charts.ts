import type { Translate } from '#model/locale/translate.ts'
import { metrics, type Metric } from '../financial-metrics.ts'
import type { Chart } from '../payload.ts'
import { drawChart, type ChartSource } from './draw-chart.ts'
import { toCurrent, type FinancialSeries, type PeriodFigures } from './to-series.ts'

interface ChartDefinition extends Pick<ChartSource, 'name' | 'layout' | 'hasLabels'> {
  show: 'years' | 'quarters'
  metrics: readonly Metric[]
  line?: Metric
}

const definitions: readonly ChartDefinition[] = [
  {
    name: 'yearly-results',
    show: 'years',
    metrics: ['operatingRevenue', 'profitAfterTax'],
    layout: 'grouped',
    hasLabels: true,
  },
  {
    name: 'quarterly-results',
    show: 'quarters',
    metrics: ['operatingRevenue'],
    line: 'profitAfterTax',
    layout: 'grouped',
    hasLabels: false,
  },
  {
    name: 'yearly-balance',
    show: 'years',
    metrics: ['totalLiabilities', 'equity'],
    layout: 'stacked',
    hasLabels: true,
  },
  {
    name: 'yearly-cash',
    show: 'years',
    metrics: ['operatingCashFlow', 'investingCashFlow', 'financingCashFlow'],
    layout: 'grouped',
    hasLabels: false,
  },
]

/** Charts of current figures, without charts that would have fewer than two columns. */
export function toCharts({ periods }: FinancialSeries, translate: Translate): Chart[] {
  return definitions.flatMap(({ name, layout, hasLabels, show, metrics: barred, line }) => {
    const drawn = line ? [...barred, line] : barred
    const columns = periods
      .filter(({ period }) => (period === 'FY') === (show === 'years'))
      .map(({ fiscalYear, period, figures }) => ({ fiscalYear, period, values: toValues(figures, drawn) }))
      .filter(({ values }) => values.some((value) => value !== null))
    if (columns.length < 2) return []
    const series = drawn.map((metric) => ({
      label: translate(metrics[metric].name),
      as: metric === line ? ('line' as const) : ('bar' as const),
    }))
    return [drawChart({ name, layout, hasLabels, columns, series })]
  })
}

function toValues(figures: PeriodFigures['figures'], drawn: readonly Metric[]): (string | null)[] {
  return drawn.map((metric) => toCurrent(figures, metric) ?? null)
}
