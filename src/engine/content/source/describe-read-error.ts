/** A message for an error of the file system; undefined for any other error. */
export function describeReadError(error: unknown): string | undefined {
  const code = codeOf(error)
  return code === undefined ? undefined : describeReadFailure(code)
}

/** A message for an error code of the file system. */
export function describeReadFailure(code: string): string {
  const advice = code === 'EACCES' || code === 'EPERM' ? '; allow this user to read it' : ''
  return `Cannot be read (${code})${advice}`
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
