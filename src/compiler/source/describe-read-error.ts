/** Why a file or folder cannot be read, as a sentence; undefined where the failure is of another kind. */
export function describeReadError(error: unknown): string | undefined {
  const code = codeOf(error)
  return code === undefined ? undefined : describeReadFailure(code)
}

/** The same for an error code of the file system. */
export function describeReadFailure(code: string): string {
  const advice = code === 'EACCES' || code === 'EPERM' ? '; allow this user to read it' : ''
  return `Cannot be read (${code})${advice}`
}

/** Whether there is nothing of that name. */
export function isMissing(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'ENOENT' || code === 'ENOTDIR'
}

/** The file system's code of an error: `EACCES`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
