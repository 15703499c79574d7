/** Whether a command was called with an option that it does not have: its message says which, and no stack helps. */
export function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
