import { toBars } from '#lib/drawing/bars.ts'
import './chart.css'
import './bars.css'

interface BarsProps {
  rows: readonly { name: string; figure: string; value: number }[]
  /** The chart's content, in words. */
  label: string
}

/** Figures as a stair on its side: names on the left, figures as their source writes them on the right. */
export function Bars({ rows, label }: BarsProps) {
  const { ground, ends, zero } = toBars(rows.map(({ value }) => value))
  return (
    <div className="chart-bars">
      <div className="bar-texts" aria-hidden="true">
        {rows.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className="bar-plot chart-small">
        <svg
          viewBox={`0 0 100 ${rows.length}`}
          preserveAspectRatio="none"
          className="measure-other"
          role="img"
          aria-label={label}
          focusable="false"
        >
          <path className="chart-ground" d={ground} />
          <line className="chart-axis" x1={zero} x2={zero} y1="0" y2={rows.length} />
          <path className="chart-line" d={ends} />
        </svg>
      </div>
      <div className="bar-texts bar-figures" aria-hidden="true">
        {rows.map(({ name, figure }) => (
          <span key={name}>{figure}</span>
        ))}
      </div>
    </div>
  )
}
