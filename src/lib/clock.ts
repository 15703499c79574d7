/**
 * Returns the current time. A program, a build or a test creates one clock and passes it down. No other code reads the
 * system time, so that the same input at the same time always gives the same output.
 */
export type Clock = () => Date

/** The system clock. */
export const machineClock: Clock = () => new Date() // oxlint-disable-line own/no-wall-clock -- the one place that reads it

/** A clock that always returns the same time. */
export function stoppedClock(moment: Date): Clock {
  return () => new Date(moment)
}
