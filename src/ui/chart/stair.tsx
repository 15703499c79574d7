import { round } from '#lib/drawing/scale.ts'
import { toStair, type StairShape, type Tread } from '#lib/drawing/stair.ts'
import { toHighest, toTicks } from '#lib/drawing/tick.ts'
import type { Href } from '#lib/href.ts'
import { ChartReader } from './chart-reader.tsx'
import type { PlainStairProps } from './plain-stair.tsx'
import { SmallChart, type SmallChartProps } from './small-chart.tsx'
import { StairDrawing } from './stair-drawing.tsx'

interface StairProps extends PlainStairProps {
  /** A name for it among others, and for each value its time and its figure. */
  reading: Reading
  /** Writes a figure without its unit, which stands above with the last one: a tick has its own then, and the highest one. */
  toMark?: (value: number) => string
  /** True where it goes from edge to edge, as high as its place: its last tread is lit, and no room is kept for a point. */
  isWide?: boolean
}

interface Reading {
  name: string
  figures: readonly (readonly [time: string, figure: string])[]
  /** The page of each value, where it has one. */
  hrefs?: readonly (Href | undefined)[]
}

/** A stair that answers a pointer, a finger and keys. Nothing without figures. */
export function Stair({ values, measure, height = 64, reading, toMark, isWide = false, ...given }: StairProps) {
  const box = { width: 200, height, padding: isWide ? 0 : 4 }
  const shape = toStair(values, box)
  if (!shape) return null
  const size = { width: box.width, height, color: `measure-${measure}` }
  const tick = toMark && toTickMark(shape, values, toMark)
  const frame = {
    ...given,
    isStretched: isWide,
    marks: toMark && toMarkParts({ shape, values, toMark, tick, ...size }),
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
        const lit = tread ?? (isWide ? treads.at(-1) : undefined)
        const ends = (tread && toReadEnds(reading, tread.index)) ?? frame.ends
        return (
          <SmallChart {...frame} {...(ends && { ends })} endsAt={tread && toMiddle(tread) / box.width} {...size}>
            <StairDrawing shape={shape} width={box.width - box.padding} at={at} tick={tick?.y}>
              {lit && <path className="chart-at" d={`M${lit.from},${shape.zero}V${lit.y}H${lit.to}V${shape.zero}Z`} />}
            </StairDrawing>
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

interface Mark {
  y: number
  text: string
}

/** The tick of a stair: its height follows from that of the figure that is farthest from zero. */
function toTickMark(
  { treads, zero }: StairShape,
  values: StairProps['values'],
  toMark: (value: number) => string,
): Mark | undefined {
  const [value] = toTicks(values)
  const [known] = treads.toSorted((a, b) => Math.abs(b.y - zero) - Math.abs(a.y - zero))
  if (value === undefined || !known) return undefined
  return { y: round(zero + ((known.y - zero) / (values[known.index] ?? 1)) * value), text: toMark(value) }
}

interface MarkParts {
  shape: StairShape
  values: StairProps['values']
  toMark: (value: number) => string
  tick: Mark | undefined
  width: number
  height: number
}

/** Without view boxes: places in percent, letters of one size at every width. Words for screen readers are those of the stair. */
function toMarkParts({ shape, values, toMark, tick, width, height }: MarkParts): SmallChartProps['marks'] {
  const place = toHighest(values)
  const tread = shape.treads.find(({ index }) => index === place)
  const share = tread ? toMiddle(tread) / width : 0
  const anchor = share < 0.15 ? 'start' : share > 0.85 ? 'end' : 'middle'
  const x = tread && { start: tread.from, middle: toMiddle(tread), end: tread.to }[anchor]
  return {
    above: tread && x !== undefined && tread !== shape.treads.at(-1) && (
      <svg className="chart-highest" aria-hidden="true" focusable="false">
        <text x={`${round((x / width) * 100)}%`} y="1em" textAnchor={anchor}>
          {toMark(values[tread.index] ?? 0)}
        </text>
      </svg>
    ),
    beside: (
      <svg className="chart-ticks" aria-hidden="true" focusable="false">
        {tick && (
          <text x="100%" y={`${round((tick.y / height) * 100)}%`} dy="0.35em" textAnchor="end">
            {tick.text}
          </text>
        )}
      </svg>
    ),
  }
}
