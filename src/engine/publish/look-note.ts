import { hash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDiskTime, toFileStamp } from '#engine/content/disk/file-stamp.ts'
import { hasDamageNote } from '#engine/store/damage-note.ts'
import { objectsFolder } from '#engine/store/objects.ts'
import { storeFile } from '#engine/store/schema.ts'

// A look for damage reads the whole output. Whoever has looked, or has written it since, notes the sizes and times of its files: as
// long as they are the same, nobody else has written them. What the disk itself loses is found by the look in the background.

export const lookFile = `${storeFile}-looked`

const toFile = (directory: string) => join(directory, lookFile)

/** True if nothing was damaged when somebody looked, and nobody but who looked has written the output since. */
export function isLookedAt(directory: string): boolean {
  try {
    return !hasDamageNote(directory) && readFileSync(toFile(directory), 'utf8') === toState(directory).hash
  } catch {
    return false
  }
}

/** Notes that nothing in an output is damaged. To be called where it is closed. */
export function noteLook(directory: string): void {
  const { hash: state, changedAt } = toState(directory)
  const file = toFile(directory)
  // What is written in the same step of the disk's clock would look the same: without a note, the next publish looks.
  for (let turn = 0; (readDiskTime(file) ?? 0n) <= changedAt; turn++) {
    if (turn === mostTurns) return
    Atomics.wait(turns, 0, 0, turnMs)
  }
  try {
    writeFileSync(file, state)
  } catch {
    // The next publish looks.
  }
}

/** Makes the next publish look. */
export function removeLookNote(directory: string): void {
  rmSync(toFile(directory), { force: true })
}

const turnMs = 1
const mostTurns = 20
const turns = new Int32Array(new SharedArrayBuffer(4))

/** The state of all files that a look reads, as the file system tells it. */
function toState(directory: string): { hash: string; changedAt: bigint } {
  const stamps: string[] = []
  let newest = 0n
  const add = (path: string) => {
    const stats = lstatSync(join(directory, path), { bigint: true, throwIfNoEntry: false })
    // An empty journal is that of a reader.
    if (!stats || (path !== storeFile && stats.size === 0n)) return
    const { fingerprint, changedAt } = toFileStamp(stats)
    stamps.push(`${path} ${fingerprint}`)
    if (changedAt > newest) newest = changedAt
  }
  for (const end of ['', '-wal']) add(storeFile + end)
  for (const path of listObjects(join(directory, objectsFolder))) add(`${objectsFolder}/${path}`)
  return { hash: hash('sha256', stamps.join('\n')), changedAt: newest }
}

/** The names of all files and folders, sorted. */
function listObjects(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  } catch {
    return []
  }
}
