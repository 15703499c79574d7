import type { Message } from '#lib/say/message.ts'

/** The things that a text lost on its way here. */
export interface Losses {
  add: (says: Message) => void
  list: () => Message[]
}

/** A list of losses in which the same sentence stands once. */
export function createLosses(): Losses {
  const all = new Map<string, Message>()
  return { add: (says) => void all.set(String(says), says), list: () => [...all.values()] }
}
