import type { Fee } from './calculation/compute-fee.ts'
import type { FeesPayload } from './payload.ts'

export type Terms = FeesPayload['terms']
export type Schedule = NonNullable<FeesPayload['products'][number]['inForce']>
export type Facts = Schedule['facts']
export type Row = Facts['rows'][number]
export type Basis = Facts['basis']

/** The result of the calculator, with its input. */
export interface Calculation {
  result: Fee<Row>
  schedule: Schedule
  amount: string
  days: number | undefined
}
