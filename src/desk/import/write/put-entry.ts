import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { stringify } from 'yaml'
import type { EntryBytes } from './create-entry.ts'

/** Where an entry was read, as `entry.yaml` has it. */
export interface ImportMark {
  source: string
  ids: readonly string[]
  at: string
  digest: string
}

/** In the folder of work, entries that are not yet whole. */
export const unfinishedFolder = 'unfinished'

/**
 * Writes an entry whole, in place of what the folder had. Until its last step it stands in the folder of work, so that a program that is
 * stopped leaves no half of it.
 */
export async function putEntry(
  target: string,
  { files, mark, workFolder }: { files: EntryBytes; mark: ImportMark; workFolder: string },
): Promise<void> {
  const unfinished = join(workFolder, unfinishedFolder, basename(target))
  await mkdir(unfinished, { recursive: true })
  for (const [name, bytes] of files) {
    const line = name === 'entry.yaml' ? writeMark(mark) : ''
    await writeFile(join(unfinished, name), line === '' ? bytes : Buffer.concat([bytes, Buffer.from(line)]))
  }
  await mkdir(dirname(target), { recursive: true })
  await rm(target, { recursive: true, force: true })
  await rename(unfinished, target).catch(async (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    // The work is on another disk.
    await cp(unfinished, target, { recursive: true })
  })
}

function writeMark(mark: ImportMark): string {
  return `imported: ${stringify(mark, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd()}\n`
}
