import { existsSync, readdirSync, readFileSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { factsFile } from '#engine/content/entries/read-facts.ts'
import { isRootFile, toPlace } from '../changes/change-path.ts'
import { writeFolder } from '../changes/write-folder.ts'
import type { ChangePath } from '../protocol/changes.ts'
import type { Begun, Journal } from './journal.ts'
import { toPublishedFacts } from './to-published-facts.ts'

interface Places {
  content: string
  journal: Journal
}

/** A folder of a publication. */
type Written = Pick<Begun, 'path' | 'kind'>

/**
 * Writes the bytes that are to be published into the content. A draft gets the moment; without one, that is left to `disclose`, which has a
 * moment of its own.
 */
export function writeNext({ content, journal }: Places, { path, kind }: Written, moment: string | undefined): void {
  const source = journal.next(path)
  const names = kind === 'remove' ? [] : readdirSync(source)
  const files = names.map((name) => {
    const location = join(source, name)
    if (name !== factsFile || moment === undefined) return { name, location }
    const text = readFileSync(location, 'utf8')
    const stamped = toPublishedFacts(text, path, moment)
    return stamped === text ? { name, location } : { name, bytes: new TextEncoder().encode(stamped) }
  })
  put(content, path, { files, removed: readdirSync(journal.former(path)).filter((name) => !names.includes(name)) })
}

/** Makes the content again what it was before. */
export function writeFormer({ content, journal }: Places, { path }: Written): void {
  const source = journal.former(path)
  const names = readdirSync(source)
  const files = names.map((name) => ({ name, location: join(source, name) }))
  put(content, path, { files, removed: readdirSync(journal.next(path)).filter((name) => !names.includes(name)) })
}

/** True if `disclose` has begun with the facts in the content: it goes on with those alone. */
export function isStamped({ content, journal }: Places, path: ChangePath): boolean {
  const present = readFacts(toPlace(content, path))
  return present !== readFacts(journal.next(path)) && present !== readFacts(journal.former(path))
}

function readFacts(folder: string): string {
  const file = join(folder, factsFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function put(content: string, path: ChangePath, files: Parameters<typeof writeFolder>[1]): void {
  const folder = isRootFile(path) ? content : toPlace(content, path)
  writeFolder(folder, files)
  if (!isRootFile(path) && existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}
