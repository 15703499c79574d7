import { useLingui } from '@lingui/react/macro'
import { groupBy } from '#lib/group-by.ts'
import { ChartReader } from '#ui/chart/chart-reader.tsx'
import { chartTitles } from '../labels.ts'
import type { Chart, ChartColumn, ChartLabel, ChartTick } from '../payload.ts'
import { toQuarterPath } from '../quarters/to-quarter-path.ts'
import { useFinancialFormat } from '../use-financial-format.ts'
import './financial-chart.css'
import '../quarters/carried.css'
import '#ui/chart/chart.css'

/** Half the width of the name of a period. */
const timeRoom = 44

interface FinancialChartProps {
  chart: Chart
  /** Unique on the page. */
  id: string
  unit: string
  /** True for the chart that comes along from the page of a quarter. */
  isCarried?: boolean
}

/** A chart, drawn by the build: a stair on zero for each measure. Its description for screen readers contains all figures. */
export function FinancialChart({ chart, id, unit, isCarried = false }: FinancialChartProps) {
  const { i18n } = useLingui()
  const { toTime, toFigure } = useFinancialFormat()
  const title = i18n._(chartTitles[chart.name])
  const { group, width, height, plot, bands, columns } = chart
  const shownUnit = chart.unit === 'percent' ? '%' : unit
  const step = plot / columns.length
  const toSentence = (column: ChartColumn) =>
    `${toTime(column)}: ${bands
      .flatMap(({ label }, index) => {
        const value = column.values[index]
        return value === null || value === undefined ? [] : [`${label} ${toFigure(value, chart.unit)}`]
      })
      .join(', ')}.`
  return (
    <figure data-group={group} className={isCarried ? 'is-carried' : undefined}>
      <figcaption>
        {title} <small>{shownUnit}</small>
      </figcaption>
      <ChartReader
        label={title}
        width={width}
        columns={columns.map((column) => ({
          from: column.x - step / 2,
          to: column.x + step / 2,
          text: toSentence(column),
          ...(column.period !== 'FY' && { href: toQuarterPath(column) }),
        }))}
      >
        {(at) => {
          const column = at === undefined ? undefined : columns[at]
          return (
            <svg
              viewBox={`0 0 ${width} ${height}`}
              role="img"
              aria-labelledby={`${id}-ten`}
              aria-describedby={`${id}-mo-ta`}
              className="chart chart-small"
            >
              <title id={`${id}-ten`}>{title}</title>
              <desc id={`${id}-mo-ta`}>{columns.map(toSentence).join(' ')}</desc>
              {column && <rect className="chart-column" x={column.x - step / 2} width={step} height={height - 24} />}
              {bands.map(({ label, measure, y, zero, path, area, labels, tick }, index) => (
                <g key={label} className={`measure-${measure}`}>
                  <text y={y} className="chart-name">
                    {label}
                  </text>
                  <path className="chart-ground" d={area} />
                  <line className="chart-axis" x2={plot} y1={zero} y2={zero} />
                  {tick && <Tick tick={tick} width={width} plot={plot} />}
                  <path className="chart-line" d={path} />
                  {at === undefined && labels.map((one) => <Label key={one.x} label={one} />)}
                  {column && <ReadFigure value={column.values[index]} unit={chart.unit} x={width} y={y} />}
                </g>
              ))}
              {column ? (
                <text
                  x={Math.min(Math.max(column.x, timeRoom), plot - timeRoom)}
                  y={height - 6}
                  textAnchor="middle"
                  className="chart-figure"
                >
                  {toTime(column)}
                </text>
              ) : (
                toYearLabels(columns).map(({ x, fiscalYear }) => (
                  <text key={fiscalYear} x={x} y={height - 6} textAnchor="middle">
                    {fiscalYear}
                  </text>
                ))
              )}
            </svg>
          )
        }}
      </ChartReader>
    </figure>
  )
}

function Label({ label: { x, y, value, anchor } }: { label: ChartLabel }) {
  const { toFigure } = useFinancialFormat()
  return (
    <text x={x} y={y} textAnchor={anchor} className="chart-figure">
      {toFigure(value)}
    </text>
  )
}

/** A line at a round figure, which stands beside it. */
function Tick({ tick: { y, value }, width, plot }: { tick: ChartTick; width: number; plot: number }) {
  const { toFigure } = useFinancialFormat()
  return (
    <>
      <line className="chart-tick" x2={plot} y1={y} y2={y} />
      <text x={width} y={y} dy="0.35em" textAnchor="end">
        {toFigure(value)}
      </text>
    </>
  )
}

interface ReadFigureProps {
  value: string | null | undefined
  unit: Chart['unit']
  x: number
  y: number
}

/** The figure of the column that is read, at the end of the line with the name of its measure. */
function ReadFigure({ value, unit, x, y }: ReadFigureProps) {
  const { toFigure } = useFinancialFormat()
  return (
    <text x={x} y={y} textAnchor="end" className="chart-figure">
      {value === null || value === undefined ? '–' : toFigure(value, unit)}
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
