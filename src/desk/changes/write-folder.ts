import {
  copyFileSync,
  mkdirSync,
  openSync,
  closeSync,
  fsyncSync,
  renameSync,
  rmSync,
  writeFileSync,
  constants,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** A file that a folder is to have: with new bytes, or those of another file. */
export type FileSource = { name: string } & ({ bytes: Uint8Array } | { location: string })

/** The end of the names of files that are not whole yet. */
const unfinished = '.new'

/**
 * Writes files into a folder and removes others. All bytes are on the disk before the first file is replaced, so that a full disk leaves the
 * folder as it was.
 */
export function writeFolder(
  folder: string,
  { files, removed }: { files: readonly FileSource[]; removed: readonly string[] },
): void {
  mkdirSync(folder, { recursive: true })
  const begun: string[] = []
  try {
    for (const file of files) {
      const target = join(folder, `${file.name}${unfinished}`)
      begun.push(target)
      if ('bytes' in file) writeThrough(target, file.bytes)
      else copyFileSync(file.location, target, constants.COPYFILE_FICLONE)
    }
  } catch (error) {
    for (const target of begun) rmSync(target, { force: true })
    throw error
  }
  for (const { name } of files) renameSync(join(folder, `${name}${unfinished}`), join(folder, name))
  for (const name of removed) rmSync(join(folder, name), { force: true })
}

/** Writes one file whole, or leaves it as it was. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const target = `${file}${unfinished}`
  try {
    writeThrough(target, text)
  } catch (error) {
    rmSync(target, { force: true })
    throw error
  }
  renameSync(target, file)
}

function writeThrough(file: string, bytes: Uint8Array | string): void {
  // Another name for the same bytes must not see them change.
  rmSync(file, { force: true })
  writeFileSync(file, bytes, { flag: 'wx' })
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
