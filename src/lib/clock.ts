/**
 * Tells the time. One clock enters at the top of a program, a build or a test, and is handed down: nothing below asks the
 * machine, so that the same input at the same moment always gives the same output.
 */
export type Clock = () => Date

/** The machine's own clock. */
export const machineClock: Clock = () => new Date() // oxlint-disable-line shs/no-wall-clock -- where it enters

/** A clock that stands still. */
export function stoppedClock(moment: Date): Clock {
  return () => new Date(moment)
}
