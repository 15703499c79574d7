import { toBand, toLabelPlaces, type BandPosition } from '#lib/drawing/band.ts'
import { round, type Extent } from '#lib/drawing/scale.ts'
import { SmallChart, type SmallChartProps } from './small-chart.tsx'

interface BandProps extends Omit<SmallChartProps, 'ends'> {
  /** Such as support and resistance. */
  levels: Extent
  /** The names of the levels with their figures, below the edges of the band. */
  names: readonly [string, string]
  /** Such as the close before, which is marked with a ring. */
  before?: number | undefined
  /** Such as the close; none is marked before it is known. */
  value?: number | undefined
}

const box = { width: 200, height: 24, padding: 8 }
const middle = box.height / 2

/** The width of a name on the narrowest phone, where a unit of the drawing is 1.4 px. */
const room = 80

/** A dot inside; outside, an arrow's head that points away from the band. */
const markers: Readonly<Record<BandPosition, string>> = {
  inside: 'm-5,0a5,5 0 1 0 10,0a5,5 0 1 0 -10,0z',
  above: 'm6,0l-10,-6v12z',
  below: 'm-6,0l10,-6v12z',
}

/** A band between two levels with a marker, whose shape says without its colour whether it is inside. */
export function Band({ levels, names, before, value, ...frame }: BandProps) {
  const { low, high, before: ring, marker } = toBand(levels, { before, value }, box)
  const places = toLabelPlaces([low, high], box.width, room)
  return (
    <SmallChart
      {...frame}
      width={box.width}
      height={box.height}
      color="measure-index"
      // Without a view box: places in percent of the width, letters of one size on all screens.
      below={
        <svg className="band-names" role="img" aria-label={names.join(', ')} focusable="false">
          {names.map((name, index) => (
            <text key={name} x={`${round((places[index] ?? 0) / (box.width / 100))}%`} y="1em" textAnchor="middle">
              {name}
            </text>
          ))}
        </svg>
      }
    >
      <line className="chart-axis" x1="0" x2={box.width} y1={middle} y2={middle} />
      <rect className="chart-span" x={low} y="4" width={round(high - low)} height={box.height - 8} />
      <path className="chart-line" d={`M${low},2v${box.height - 4}M${high},2v${box.height - 4}`} />
      {ring !== undefined && <circle className="chart-ring" cx={ring} cy={middle} r="4" />}
      {marker && <path className="chart-dot" d={`M${marker.x},${middle}${markers[marker.position]}`} />}
    </SmallChart>
  )
}
