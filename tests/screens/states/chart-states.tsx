import { Band } from '../../../src/ui/chart/band.tsx'
import { RangeBar } from '../../../src/ui/chart/range-bar.tsx'
import { Sparkline } from '../../../src/ui/chart/sparkline.tsx'
import { Stair } from '../../../src/ui/chart/stair.tsx'
import { useSampleTexts } from './sample-texts.ts'
import { Shown } from './states.tsx'

const levels = [1240, 1290] as const
const scale = [10, 30] as const

/** Small charts: with all figures, with gaps, with one, with none. */
export function ChartStates() {
  const texts = useSampleTexts()
  const { to } = texts
  return (
    <>
      <h2>Charts</h2>
      <Shown className="states-charts" name="Sparkline: complete, with gaps, with losses, one figure">
        <Sparkline values={[3, 5, 4, 6, 8, 7, 9]} measure="revenue" label={texts.revenue} ends={['3', '9']} />
        <Sparkline values={[3, null, 4, null, null, 7, 9]} measure="profit" label={texts.profit} ends={['3', '9']} />
        <Sparkline values={[3, -2, -4, 1, 2]} measure="profit" label={texts.profit} ends={['3', '2']} />
        <Sparkline values={[5]} measure="equity" label={texts.equity} ends={['5', '5']} />
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
      <Shown className="states-charts" name="Stair">
        <Stair values={[2, 3, 5, 8]} measure="equity" label={texts.equity} ends={['2', '8']} />
      </Shown>
    </>
  )
}
