/** A failure that its message explains completely: a program prints no more than that. */
export class ProgramError extends Error {
  override name = 'ProgramError'
}
