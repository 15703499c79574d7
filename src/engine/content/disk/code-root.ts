import { join, relative, resolve } from 'node:path'

/**
 * The folder of the code that runs, from the folder in which the program was started: the empty path, but where a copy of the code runs
 * for a project whose own code has been changed since.
 */
export const codeRoot = relative('', resolve(import.meta.dirname, '../../../..'))

/** Where a file of the code that runs is. @param path from the folder of the code: `src/site` */
export function toCodePath(path: string): string {
  return join(codeRoot, path)
}
