import type { Fee } from './compute-fee.ts'
import type { FeesPayload } from './payload.ts'

export type Terms = FeesPayload['terms']
export type Schedule = NonNullable<FeesPayload['products'][number]['inForce']>
export type Facts = Schedule['facts']
export type Row = Facts['rows'][number]
export type Basis = Facts['basis']

/** What the calculator found, and for what. */
export interface Answer {
  fee: Fee<Row>
  schedule: Schedule
  amount: string
  days: number | undefined
}
