import type { CoverShape, CoverTone } from '../../../src/lib/covers/drawn-cover.ts'
import { Band } from '../../../src/ui/chart/band.tsx'
import { PlainStair } from '../../../src/ui/chart/plain-stair.tsx'
import { RangeBar } from '../../../src/ui/chart/range-bar.tsx'
import { Stair } from '../../../src/ui/chart/stair.tsx'
import { Cover } from '../../../src/ui/covers/cover.tsx'
import { EmptyList } from '../../../src/ui/treads/empty-list.tsx'
import { Treads } from '../../../src/ui/treads/treads.tsx'
import { useSampleTexts } from './sample-texts.ts'
import { Shown } from './states.tsx'
import '../../../src/features/layout/stair.css'

const levels = [1240, 1290] as const
const scale = [10, 30] as const
const coverGrounds = ['paper', 'ink', 'celadon'] as const

/** Small charts: with all figures, with gaps, with one, with none. */
export function ChartStates() {
  const texts = useSampleTexts()
  const { to } = texts
  return (
    <>
      <h2>Charts</h2>
      <Shown className="states-charts" name="Stair: complete, with gaps, with losses, losses alone, one figure">
        <PlainStair values={[3, 5, 4, 6, 8, 7, 9]} measure="revenue" label={texts.revenue} ends={['3', '9']} />
        <PlainStair values={[3, null, 4, null, null, 7, 9]} measure="equity" label={texts.equity} ends={['3', '9']} />
        <PlainStair values={[3, -2, -4, 1, 2]} measure="profit-after-tax" label={texts.profit} ends={['3', '2']} />
        <PlainStair values={[-3, -2, -4]} measure="profit-before-tax" label={texts.profit} ends={['−3', '−4']} />
        <PlainStair values={[5]} measure="equity" label={texts.equity} ends={['5', '5']} />
      </Shown>
      <Shown className="states-charts" name="Range bar: up, down, unchanged">
        <RangeBar from={15} to={25} scale={scale} label={`15 ${to} 25`} />
        <RangeBar from={25} to={15} scale={scale} label={`25 ${to} 15`} />
        <RangeBar from={20} to={20} scale={scale} label={texts.unchanged} />
      </Shown>
      <Shown className="states-charts" name="Band: close inside, above, below, not yet known">
        <Band levels={levels} value={1262} label={texts.inRange} names={texts.levels} />
        <Band levels={levels} value={1301} label={texts.aboveRange} names={texts.levels} />
        <Band levels={levels} value={1229} label={texts.belowRange} names={texts.levels} />
        <Band levels={levels} label={texts.noClose} names={texts.levels} />
      </Shown>
      <TreadStates />
      <CoverStates />
    </>
  )
}

/** Bậc: what is drawn with treads beside figures (docs/design.md). */
function TreadStates() {
  const { quarters, figures, revenue, value, noClose, before } = useSampleTexts()
  return (
    <>
      <h2>Treads</h2>
      <Shown className="states-charts" name="Stair that is read: point at it, touch it, use the arrow keys">
        <Stair
          values={[281, 612]}
          measure="revenue"
          ends={[figures[1], figures[0]]}
          reading={{
            name: revenue,
            figures: [
              [quarters[1], figures[1]],
              [quarters[0], figures[0]],
            ],
          }}
        />
      </Shown>
      <Shown className="states-charts" name="Rating: up, down, unchanged, the first">
        <Treads levels={[2, 3]} className="chart-up" />
        <Treads levels={[3, 1]} className="chart-down" />
        <Treads levels={[2, 2]} className="chart-flat" />
        <Treads levels={[{ missing: 2 }, 2]} className="chart-flat" />
      </Shown>
      <Shown className="states-charts" name="Process, journey with a step that is to come, section mark">
        <ol className="stair stair-numbered">
          <li>{revenue}</li>
          <li>{value}</li>
        </ol>
        <ol className="stair">
          <li>{revenue}</li>
          <li className="is-coming">{before}</li>
        </ol>
        <p className="overline-mark">{revenue}</p>
      </Shown>
      <Shown name="Empty list">
        <EmptyList>
          <p>{noClose}</p>
        </EmptyList>
      </Shown>
    </>
  )
}

const coverShapes: readonly (readonly [CoverShape, CoverTone])[] = [
  [{ form: 'stair', values: [281, 290, null, 260, 288, 292, 300], own: [6, 6] }, 'profit-after-tax'],
  [{ form: 'stair', values: [40, -20, -60], own: [2, 2] }, 'profit-after-tax'],
  [{ form: 'apart', values: [1.01, -0.43, 0.22], own: [0, 0] }, 'up'],
  [{ form: 'apart', values: [-1.01, -0.43, 0.22], own: [-1, -1] }, 'down'],
  [{ form: 'levels', levels: [{ missing: 3 }, 3], most: 3 }, 'other'],
  [{ form: 'levels', levels: [3, 1], most: 3 }, 'down'],
  [{ form: 'year', months: [11, 11] }, 'other'],
  [{ form: 'year', months: [1, 6] }, 'ratio'],
]

/** Covers of entries: each drawing, on each ground, as a thumbnail and at the head of a page. */
function CoverStates() {
  const { revenue, figures, quarters } = useSampleTexts()
  const texts = { kind: revenue, figure: figures[0], note: `${revenue}, ${quarters[0]}`, label: quarters[0] }
  return (
    <>
      <h2>Covers</h2>
      {(['tile', 'wide'] as const).map((form) => (
        <Shown
          key={form}
          name={`Cover, ${form}: quarters, losses, moves, moves before, first rating, lower, month, half-year`}
        >
          {coverShapes.map(([shape, tone], index) => (
            <Cover
              key={JSON.stringify(shape)}
              form={form}
              cover={{ ...texts, ground: coverGrounds[index % coverGrounds.length] ?? 'paper', tone, shape }}
            />
          ))}
        </Shown>
      ))}
    </>
  )
}
