import { randomFillSync } from 'node:crypto'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeFile } from './schema.ts'

/** Room for the journal of a take-down. */
const reserveBytes = 8 * 1024 * 1024

/** Room that is kept for a take-down on a full disk. */
export const reserveFile = `${storeFile}-reserve`

/**
 * Keeps some of the disk for a take-down: deleting needs room, for the journal, and must be possible while the disk is full. Does
 * nothing where there is no room for it.
 */
export function keepReserve(directory: string): void {
  const file = join(directory, reserveFile)
  try {
    if (statSync(file, { throwIfNoEntry: false })?.size === reserveBytes) return
    // Random, because some file systems do not store zeros.
    writeFileSync(file, randomFillSync(new Uint8Array(reserveBytes)))
  } catch {
    useReserve(directory)
  }
}

/** Gives back what was kept, where that is possible: whoever needs the room says why there is none. The next publish keeps it again. */
export function useReserve(directory: string): void {
  try {
    rmSync(join(directory, reserveFile), { recursive: true, force: true })
  } catch {
    // As on a file system that is read-only.
  }
}
