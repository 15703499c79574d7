import type { ReadResult } from '../entries/read-result.ts'
import type { Visibility } from '../entries/to-visibility.ts'

/** What an entry or a page was read as, and its visibility at the moment of the check. */
export interface VisibleResult {
  result: ReadResult<unknown, unknown>
  visibility: Visibility
}
