import type { RecordRow } from '../payload.ts'

/** The rows of one kind, and how much of it is not held against anything. */
export interface Rows<Row extends RecordRow> {
  rows: Row[]
  late: number
  withdrawn: number
}
