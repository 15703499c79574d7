import type { Message } from '#lib/say/message.ts'
import type { Fix } from '../../source/diagnostics.ts'

/** A mark in a run that would be shown as a letter, or that means something else than it seems to. */
export interface Mark {
  /** Where it is in the text of the run. */
  at: number
  message: Message
  /** The repair, where that is certain. */
  fix?: Fix
}
