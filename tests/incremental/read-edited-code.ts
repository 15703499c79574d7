import { readFile } from 'node:fs/promises'
import type { ContentFiles } from './content-files.ts'
import { editedCode } from './edits/code-edits.ts'

/** The files of this project that edits change. */
export async function readEditedCode(): Promise<ContentFiles> {
  const files = editedCode.map(async (path) => [path, new Uint8Array(await readFile(path))] as const)
  return new Map(await Promise.all(files))
}
