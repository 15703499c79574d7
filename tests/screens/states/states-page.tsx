import { ChartStates } from './chart-states.tsx'
import { ControlStates } from './control-states.tsx'
import { DesignStates } from './design-states.tsx'
import { FieldStates } from './field-states.tsx'
import { ListStates } from './list-states.tsx'
import { MessageStates } from './message-states.tsx'
import { PartStates } from './part-states.tsx'
import type { StatesData } from './states-data.ts'
import './states.css'

/** Every primitive of the site in each of its states. */
export function StatesPage({ data }: { data: StatesData }) {
  return (
    <main className="states-page">
      <h1>States</h1>
      <DesignStates />
      <ControlStates />
      <FieldStates />
      <ListStates rows={data.rows} articles={data.articles} />
      <PartStates data={data} />
      <ChartStates />
      <MessageStates />
    </main>
  )
}
