import type { Measure } from '#lib/drawing/measure.ts'
import { toStair, type StairShape, type Tread } from '#lib/drawing/stair.ts'
import type { Href } from '#lib/href.ts'
import { ChartReader } from './chart-reader.tsx'
import { SmallChart, type SmallChartProps } from './small-chart.tsx'

interface StairProps extends SmallChartProps {
  /** In order of time; null where there is no figure. */
  values: readonly (number | null)[]
  measure: Measure
  /** The height of the drawing; its width is 200. */
  height?: number
  /** Where it stands among others that a visitor reads: a name for it, and for each value its time and its figure. */
  reading?: Reading
}

interface Reading {
  name: string
  figures: readonly (readonly [time: string, figure: string])[]
  /** The page of each value, where it has one. */
  hrefs?: readonly (Href | undefined)[]
}

/**
 * Figures as the stair of the firm's mark, a tread for each; the last is marked. With `reading` it answers a pointer, a finger and keys.
 * Nothing without figures.
 */
export function Stair({ values, measure, height = 64, reading, ...frame }: StairProps) {
  const box = { width: 200, height, padding: 4 }
  const shape = toStair(values, box)
  if (!shape) return null
  const size = { width: box.width, height, color: `measure-${measure}` }
  if (!reading) {
    return (
      <SmallChart {...frame} {...size}>
        <Drawing shape={shape} width={box.width - box.padding} />
      </SmallChart>
    )
  }
  const { treads } = shape
  const textOf = (index: number) => reading.figures[index]?.join(': ') ?? ''
  return (
    <ChartReader
      label={reading.name}
      width={box.width}
      columns={treads.map(({ index, from, to }) => ({ from, to, text: textOf(index), href: reading.hrefs?.[index] }))}
    >
      {(at) => {
        const tread = at === undefined ? undefined : treads[at]
        const ends = (tread && toReadEnds(reading, tread.index)) ?? frame.ends
        return (
          <SmallChart {...frame} {...(ends && { ends })} endsAt={tread && toMiddle(tread) / box.width} {...size}>
            <Drawing shape={shape} width={box.width - box.padding} at={at} />
          </SmallChart>
        )
      }}
    </ChartReader>
  )
}

function toMiddle({ from, to }: Pick<Tread, 'from' | 'to'>): number {
  return (from + to) / 2
}

/** Time and figure of a tread; the time leads to its page. */
function toReadEnds({ figures, hrefs }: Reading, index: number): SmallChartProps['ends'] {
  const [time, figure] = figures[index] ?? []
  const href = hrefs?.[index]
  return [href ? <a href={href}>{time}</a> : time, figure]
}

function Drawing({ shape, width, at }: { shape: StairShape; width: number; at?: number | undefined }) {
  const { area, path, zero, last, treads } = shape
  const tread = at === undefined ? undefined : treads[at]
  return (
    <>
      <path className="chart-ground" d={area} />
      {tread && <path className="chart-at" d={`M${tread.from},${zero}V${tread.y}H${tread.to}V${zero}Z`} />}
      <line className="chart-axis" x1="0" x2={width} y1={zero} y2={zero} />
      <path className="chart-line" d={path} />
      {/* The end of the stair, or of the tread that is read. */}
      <path className="chart-point" d={`M${tread?.to ?? last.x},${tread?.y ?? last.y}h0`} />
    </>
  )
}
