import { useLingui } from '@lingui/react/macro'
import { groupBy } from '#lib/group-by.ts'
import { chartTitles } from '../labels.ts'
import type { Chart, ChartBar, ChartColumn } from '../payload.ts'
import { useFinancialFormat } from '../use-financial-format.ts'
import './financial-chart.css'
import '#ui/chart/chart.css'

interface FinancialChartProps {
  chart: Chart
  /** Unique on the page. */
  id: string
  unit: string
}

/** A chart, drawn by the build: a band of bars for each measure. Its description for screen readers contains all figures. */
export function FinancialChart({ chart, id, unit }: FinancialChartProps) {
  const { i18n } = useLingui()
  const { toTime, toFigure } = useFinancialFormat()
  const title = i18n._(chartTitles[chart.name])
  const { group, width, height, bands, columns } = chart
  const toSentence = (column: ChartColumn) =>
    `${toTime(column)}: ${bands
      .flatMap(({ label }, index) => {
        const value = column.values[index]
        return value === null || value === undefined ? [] : [`${label} ${toFigure(value)}`]
      })
      .join(', ')}.`
  return (
    <figure data-group={group}>
      <figcaption>
        {title} <small>({unit})</small>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-ten`}
        aria-describedby={`${id}-mo-ta`}
        className="chart"
      >
        <title id={`${id}-ten`}>{title}</title>
        <desc id={`${id}-mo-ta`}>{columns.map(toSentence).join(' ')}</desc>
        {bands.map(({ label, measure, y, zero, bars }) => (
          <g key={label} className={`measure-${measure}`}>
            <text y={y} className="chart-name">
              {label}
            </text>
            {bars.map((bar) => (
              <rect key={bar.x} x={bar.x} y={bar.y} width={bar.width} height={bar.height} />
            ))}
            <line x2={width} y1={zero} y2={zero} />
            {bars.map((bar) => bar.label && <Label key={bar.x} label={bar.label} />)}
          </g>
        ))}
        {toYearLabels(columns).map(({ x, fiscalYear }) => (
          <text key={fiscalYear} x={x} y={height - 5} textAnchor="middle">
            {fiscalYear}
          </text>
        ))}
      </svg>
    </figure>
  )
}

function Label({ label: { x, y, value, anchor } }: { label: NonNullable<ChartBar['label']> }) {
  const { toFigure } = useFinancialFormat()
  return (
    <text x={x} y={y} textAnchor={anchor} className="chart-figure">
      {toFigure(value)}
    </text>
  )
}

/** One label for each year, below the middle of its columns. */
function toYearLabels(columns: readonly ChartColumn[]): { x: number; fiscalYear: number }[] {
  const byYear = groupBy(columns, ({ fiscalYear }) => fiscalYear)
  return [...byYear].map(([fiscalYear, own]) => ({
    fiscalYear,
    x: own.reduce((sum, { x }) => sum + x, 0) / own.length,
  }))
}
