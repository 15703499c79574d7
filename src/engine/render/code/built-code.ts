import { relative, sep } from 'node:path'
import { hashBytes, listFiles } from '#engine/content/disk/files.ts'
import type { PageTemplate } from '#engine/model/fill-page.ts'

/** A build of the code. */
export interface BuiltCode {
  /** A hash of the client and the renderer: see `hashProgram`. */
  program: string
  template: PageTemplate
  /** The links of the header and the footer, for checks. */
  /** The URLs of the files of the client. Each contains a hash. */
  assets: readonly string[]
}

export const codeFile = 'code.json'

export type HashFile = (path: string) => string

/** A hash of the built files and of their paths in the folder. */
export async function hashProgram(directory: string, hashFile: HashFile): Promise<string> {
  const files = (await listFiles(directory)).map((file) => ({ file, path: relative(directory, file) }))
  const program = files.filter(({ path }) => path !== codeFile)
  return hashBytes(program.map(({ file, path }) => `${path.split(sep).join('/')} ${hashFile(file)}`).join('\n'))
}
