import { useLingui } from '@lingui/react'
import { LeaderCard } from '../../../src/features/company/leader-card.tsx'
import { OfficeCard } from '../../../src/features/company/office-card.tsx'
import { FinancialChart } from '../../../src/features/financials/data/financial-chart.tsx'
import { GroupSwitch } from '../../../src/features/financials/data/group-switch.tsx'
import { moneyUnitLabels } from '../../../src/features/financials/labels.ts'
import { SectionNav } from '../../../src/features/layout/section-nav.tsx'
import { Bars } from '../../../src/ui/chart/bars.tsx'
import { useSampleTexts } from './sample-texts.ts'
import type { StatesData } from './states-data.ts'
import { States, Shown } from './states.tsx'
import '../../../src/features/financials/data/financial-section.css'

const choices = ['rest', 'hover', 'focus'] as const

/** Parts larger than a control that several pages use: strips, switches, cards, charts of figures. */
export function PartStates({ data: { section, figures, leaders, office } }: { data: StatesData }) {
  const { profit, revenue, equity } = useSampleTexts()
  const { i18n } = useLingui()
  const seats = leaders.bodies.flatMap((body) => body.seats).slice(0, 2)
  const [chart] = figures.charts
  return (
    <>
      <h2>Strips, switches, cards, charts of figures</h2>
      <Shown name="Strip of a section">{section && <SectionNav section={section} />}</Shown>
      <States name="Switch between figures" states={choices}>
        {() => (
          // Each in a form: the choices of another one are not theirs.
          <form>
            <GroupSwitch set={figures} />
          </form>
        )}
      </States>
      <Shown name="Cards of people">
        <ul className="people">
          {seats.map((seat) => {
            const person = leaders.people.find(({ slug }) => slug === seat.slug)
            return (
              person && (
                <LeaderCard key={seat.slug} seat={seat} person={person} monogram="ĐHA" last={2026} headingLevel={4} />
              )
            )
          })}
        </ul>
      </Shown>
      <Shown name="Card of an office">
        <ul className="offices">{office && <OfficeCard office={office} />}</ul>
      </Shown>
      <Shown name="Chart of figures">
        <div className="charts">
          {chart && <FinancialChart chart={chart} id="chart" unit={i18n._(moneyUnitLabels[figures.unit])} />}
        </div>
      </Shown>
      <Shown name="Bars: gains and losses, gains alone, one" className="states-charts">
        <Bars label={profit} rows={toRows([revenue, 612], [profit, -281], [equity, 120])} />
        <Bars label={revenue} rows={toRows([revenue, 612], [profit, 281])} />
        <Bars label={equity} rows={toRows([equity, 5])} />
      </Shown>
    </>
  )
}

const toRows = (...rows: readonly (readonly [string, number])[]) =>
  rows.map(([name, value]) => ({ name, value, figure: String(value).replace('-', '−') }))
