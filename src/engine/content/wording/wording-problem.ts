import type { SaidText } from '#lib/say/message.ts'
import type { Fix, Position } from '../source/diagnostics.ts'

/** A form in a file that is written otherwise here. */
export interface WordingProblem extends Position {
  /** The name of the file in its folder: `vi.md`. */
  file: string
  message: SaidText
  /** The replacement, at the position; undefined where only the editor can say. */
  fix?: Fix
}
