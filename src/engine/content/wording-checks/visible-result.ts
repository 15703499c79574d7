import type { ReadResult } from '../entries/read-result.ts'
import type { Visibility } from '../entries/to-visibility.ts'

/** The result of reading an entry or a page, and its visibility at the moment of the check. */
export interface VisibleResult {
  result: ReadResult<unknown, unknown>
  visibility: Visibility
}
