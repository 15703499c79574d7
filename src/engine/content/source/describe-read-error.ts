import { say, type Message } from '#lib/say/message.ts'
/** A message for an error of the file system; undefined for any other error. */
export function describeReadError(error: unknown): Message | undefined {
  const code = codeOf(error)
  return code === undefined ? undefined : describeReadFailure(code)
}

/** A message for an error code of the file system. */
export function describeReadFailure(code: string): Message {
  return say`Cannot be read (${code})${adviseReading(code)}`
}

/** The end of such a message. */
export function adviseReading(code: string): Message | '' {
  return code === 'EACCES' || code === 'EPERM' ? say`; allow this user to read it` : ''
}

/** True if the error says that the file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'ENOENT' || code === 'ENOTDIR'
}

/** The code of an error of the file system: `EACCES`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
