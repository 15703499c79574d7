import type { Message } from './say/message.ts'
import { told } from './say/speech.ts'

/** A failure that its message explains completely: a program prints no more than that, in the language of its process. */
export class ProgramError extends Error {
  override name = 'ProgramError'
  /** The message, for other languages. */
  readonly said: Message

  constructor(message: Message, options?: ErrorOptions) {
    super(told(message), options)
    this.said = message
  }
}
