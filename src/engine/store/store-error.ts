import { ProgramError } from '#lib/program-error.ts'
import { type Message, say } from '#lib/say/message.ts'
/** A failure of the output on disk that its message explains, with what to do. */
export class StoreError extends ProgramError {
  override name = 'StoreError'
}

/** Result codes of SQLite: https://www.sqlite.org/rescode.html */
const messages: Readonly<Record<number, Message>> = {
  5: say`is being written by another program for too long; wait until it has ended, or stop it`,
  8: say`cannot be written; check the permissions of the file and its folder`,
  11: say`is damaged; repair it: npm run build -- --finish now`,
  13: say`cannot grow, because the disk is full; free some space and build again. The former release stays`,
  14: say`cannot be opened; check the permissions of the file and its folder`,
  26: say`is damaged or is no output of this build; delete its folder and build again: npm run build`,
}

/** Codes of the operating system, where a large file cannot be written. */
const systemMessages: Readonly<Record<string, Message | undefined>> = {
  ENOSPC: messages[13],
  EDQUOT: messages[13],
  EACCES: messages[8],
  EPERM: messages[8],
  EROFS: say`cannot be written, because its file system is read-only; have it mounted for writing, and run the same command again`,
}

/** Thrown where servers say that something is gone, and its bytes could not be deleted yet. */
export class NotErasedError extends StoreError {
  override name = 'NotErasedError'
}

/** True if there was no room for what was to be written. */
export function isFull(error: unknown): boolean {
  const cause = error instanceof StoreError ? error.cause : error
  return toResultCode(cause) === 13 || (cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC')
}

/** True if the file of an output itself is damaged, as SQLite or as a `StoreError` says it. */
export function isDamage(error: unknown): boolean {
  return toResultCode(error instanceof StoreError ? error.cause : error) === 11
}

/** Runs a function that uses the file of an output. @throws {StoreError} instead of errors that say what is wrong with it */
export function explainErrors<Result>(file: string, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    throw explainError(file, error)
  }
}

/** A `StoreError` in place of an error that says what is wrong with the file of an output. */
export function explainError(file: string, error: unknown): unknown {
  const message = findMessage(error)
  return message === undefined ? error : new StoreError(say`${file} ${message}`, { cause: error })
}

/** The result code of an error of SQLite, without the details in its upper bits. */
export function toResultCode(error: unknown): number | undefined {
  const isKnown = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
  return isKnown ? Number(error.errcode) & 0xff : undefined
}

function findMessage(error: unknown): Message | undefined {
  const code = toResultCode(error)
  if (code !== undefined) return messages[code]
  return error instanceof Error && 'code' in error ? systemMessages[String(error.code)] : undefined
}
