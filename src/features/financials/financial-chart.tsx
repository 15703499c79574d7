import { useLingui } from '@lingui/react/macro'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { chartTitles } from './labels.ts'
import type { Chart, ChartColumn } from './payload.ts'
import { useFinancialFormat } from './use-financial-format.ts'
import './financial-chart.css'

interface FinancialChartProps {
  chart: Chart
  /** Unique on the page. */
  id: string
  unit: string
}

/** A chart, drawn by the build. Its description for screen readers contains all figures. */
export function FinancialChart({ chart, id, unit }: FinancialChartProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { toTime, toFigure } = useFinancialFormat()
  const title = i18n._(chartTitles[chart.name])
  const { width, height, left, series, columns, ticks } = chart
  // Bars below a line have lighter colours.
  const toKey = (index: number) => `key-${series.some(({ line }) => line) ? index + 1 : index}`
  const toSentence = (column: ChartColumn) =>
    `${toTime(column)}: ${series
      .map(({ label }, index) => `${label} ${toFigure(column.values[index] ?? '0')}`)
      .join(', ')}.`
  return (
    <figure>
      <figcaption>
        {title} <small>({unit})</small>
      </figcaption>
      <ul className="chart-key">
        {series.map(({ label, line }, index) => (
          <li key={label} className={line ? 'key-line' : toKey(index)}>
            {label}
          </li>
        ))}
      </ul>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-ten`}
        aria-describedby={`${id}-mo-ta`}
        className={`chart chart-${chart.layout}`}
      >
        <title id={`${id}-ten`}>{title}</title>
        <desc id={`${id}-mo-ta`}>{columns.map(toSentence).join(' ')}</desc>
        {ticks.map(({ y, value }) => (
          <g key={value} className={value === '0' ? 'chart-zero' : undefined}>
            <line x1={left} x2={width} y1={y} y2={y} />
            <text x={left - 6} y={y + 4} textAnchor="end">
              {toFigure(value)}
            </text>
          </g>
        ))}
        {series.map(({ label, bars, line }, index) => (
          <g key={label} className={line ? 'key-line' : toKey(index)}>
            {bars.map((bar) => (
              <rect key={bar.x} x={bar.x} y={bar.y} width={bar.width} height={bar.height} />
            ))}
            {bars.map(
              (bar) =>
                bar.label && (
                  <text key={bar.x} x={bar.label.x} y={bar.label.y} textAnchor="middle">
                    {formatDecimal(locale, bar.label.value)}
                  </text>
                ),
            )}
            {line && <path d={line.path} />}
            {line?.points.map(({ x, y }) => (
              <circle key={x} cx={x} cy={y} r="2.5" />
            ))}
          </g>
        ))}
        {toYearLabels(columns).map(({ x, fiscalYear }) => (
          <text key={fiscalYear} x={x} y={height - 7} textAnchor="middle">
            {fiscalYear}
          </text>
        ))}
      </svg>
    </figure>
  )
}

/** One label for each year, below the middle of its columns. */
function toYearLabels(columns: readonly ChartColumn[]): { x: number; fiscalYear: number }[] {
  const byYear = Map.groupBy(columns, ({ fiscalYear }) => fiscalYear)
  return [...byYear].map(([fiscalYear, own]) => ({
    fiscalYear,
    x: own.reduce((sum, { x }) => sum + x, 0) / own.length,
  }))
}
