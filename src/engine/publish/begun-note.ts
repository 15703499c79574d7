import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { disclosingVerbs } from '#engine/model/content/disclose-command.ts'
import { toKeptFolder, type KeptPlaces } from './open-kept.ts'

const noteSchema = v.object({
  /** The folder of the content: `disclosures/a`. */
  id: v.string(),
  /** The first word of its commit: `Disclose`. */
  verb: v.picklist(disclosingVerbs),
  by: v.string(),
  /** The command that was typed. */
  command: v.exactOptional(v.string()),
  /** The moment that was written into it. */
  moment: v.string(),
  /** The text of its `entry.yaml` before and since. */
  before: v.string(),
  after: v.string(),
  /** The number of the release before; 0 where there was none. */
  release: v.number(),
  /** True once a release has it: it is to be recorded and committed then. */
  isPublished: v.boolean(),
})

/**
 * A disclosure that a program has begun. It is noted before the entry is changed, and forgotten once all is done: what a program
 * left that was stopped in between is not published by another one, without a name and with the minute of before.
 */
export type BegunNote = v.InferOutput<typeof noteSchema>

export function listBegun(places: KeptPlaces): BegunNote[] {
  const folder = toFolder(places)
  try {
    return readdirSync(folder).flatMap((name) => {
      const note = name.endsWith('.json')
        ? parseStored(noteSchema, readFileSync(join(folder, name), 'utf8'))
        : undefined
      return note ? [note] : []
    })
  } catch {
    return []
  }
}

export function writeBegun(places: KeptPlaces, note: BegunNote): void {
  mkdirSync(toFolder(places), { recursive: true })
  const file = toFile(places, note.id)
  writeFileSync(`${file}.new`, JSON.stringify(note), { flush: true })
  renameSync(`${file}.new`, file)
}

export function removeBegun(places: KeptPlaces, id: string): void {
  rmSync(toFile(places, id), { force: true })
}

function toFile(places: KeptPlaces, id: string): string {
  return join(toFolder(places), `${hash('sha256', id, 'base64url').slice(0, 22)}.json`)
}

function toFolder(places: KeptPlaces): string {
  return join(toKeptFolder(places), 'begun')
}
