import type { KnownOutcome, Outcome } from '../payload.ts'

/** True if it is known how the session of a commentary closed. */
export function isKnown(outcome: Outcome): outcome is KnownOutcome {
  return outcome.state !== 'open' && outcome.state !== 'late'
}
