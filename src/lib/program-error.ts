import type { Message } from './say/message.ts'
import { told } from './say/speech.ts'

/** A failure that its message explains completely: a program prints no more than that, in the language of its process. */
export class ProgramError extends Error {
  override name = 'ProgramError'

  constructor(message: Message, options?: ErrorOptions) {
    super(told(message), options)
  }
}
