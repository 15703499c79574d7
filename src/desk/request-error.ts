import { ProgramError } from '#lib/program-error.ts'

/** Thrown if a requested entry cannot be created; the message states why and what to give instead. */
export class RequestError extends ProgramError {}
