import type { Expected } from '../row.ts'

/** Where a server answers otherwise than the handler. What is not listed here must be the same, header by header. */
export interface Differences {
  /** Headers whose values may differ on any row, each with the reason. At least one row must differ. */
  headers?: Readonly<Record<string, string>>
  /** Rows by name. A row that no longer differs fails, so that no entry stays by mistake. */
  rows?: Readonly<Record<string, RowDifference>>
}

export interface RowDifference {
  reason: string
  /** Parts that replace those of the expectation; 'unable' where the request cannot be sent to this server. */
  expected: Partial<Expected> | 'unable'
}
