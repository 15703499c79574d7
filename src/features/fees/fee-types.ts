import type { Cost, FeeSide } from './calculation/compute-cost.ts'
import type { FeesPayload } from './payload.ts'

export type Terms = FeesPayload['terms']
export type Schedule = NonNullable<FeesPayload['products'][number]['inForce']>
export type Facts = Schedule['facts']
export type Row = Facts['rows'][number]
export type Basis = Facts['basis']
export type Charge = Facts['charges'][number]

/** The result of the calculator, with its input. */
export interface Calculation {
  cost: Cost<Row, Charge>
  schedule: Schedule
  amount: string
  days: number | undefined
  /** Undefined for services that are no trade. */
  side: FeeSide | undefined
}
