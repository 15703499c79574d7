/** The validity of a document on a day. */
export type Validity = 'not-yet-in-force' | 'in-force' | 'no-longer-in-force'

/** A term with its first and its last day; without a last day it is open. */
export interface Term {
  effectiveFrom: string
  effectiveTo?: string | undefined
}

export function toValidity({ effectiveFrom, effectiveTo }: Term, today: string): Validity {
  if (today < effectiveFrom) return 'not-yet-in-force'
  return effectiveTo !== undefined && effectiveTo < today ? 'no-longer-in-force' : 'in-force'
}
