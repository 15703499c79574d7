import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { codeRoot } from '#engine/content/disk/code-root.ts'
import { findInBundle } from './kept-bundle.ts'

/** A program, and where it was loaded from. */
export interface ImportedProgram<Program> {
  program: Program
  /** False where it was loaded from its sources. */
  isBundled: boolean
}

/** Loads a program from the present bundle, else from its sources: those of a copy are in no bundle. */
export async function importProgram<Program>(
  name: string,
  importSources: () => Promise<Program>,
): Promise<ImportedProgram<Program>> {
  const file = codeRoot === '' ? findInBundle('.cache', name) : undefined
  if (file !== undefined) {
    try {
      const program: Program = await import(pathToFileURL(resolve(file)).href) // made from the same sources
      return { program, isBundled: true }
    } catch {
      // The sources say what is wrong.
    }
  }
  return { program: await importSources(), isBundled: false }
}
