import { isFullRun } from './full-run.ts'
import { allPaths, pageKinds } from './site.ts'

/** The pages that the tests for readers open: every kind of page, in the full run every page, and an address that leads nowhere. */
export const readPaths: readonly string[] = [
  ...new Set([...pageKinds, ...(isFullRun ? allPaths : []), '/khong-co-trang-nay']),
]
