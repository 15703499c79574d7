import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toIsGone } from '#engine/content/entries/to-is-gone.ts'
import { Diagnostics } from '#engine/content/source/diagnostics.ts'
import { decodeSource } from '#engine/content/source/source-file.ts'
import { parseTakenDown } from '#engine/content/taken-down/read-taken-down.ts'
import { takenDownFile } from '#engine/content/taken-down/taken-down.ts'
import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import type { Disclosed } from './find-disclosed.ts'

/** The address of an entry that was taken down: no page shows it, whatever is published of it. Undefined if it was not. */
export function findTakenDown(
  site: ContentSite,
  directory: string,
  { collection, slug }: Pick<Disclosed, 'collection' | 'slug'>,
): string | undefined {
  const href = toEntryHref(site, collection, slug)
  const file = join(directory, takenDownFile)
  if (href === undefined || !existsSync(file)) return undefined
  // What is wrong with the file, the build says.
  const source = { name: takenDownFile, text: decodeSource(readFileSync(file)) }
  const isGone = toIsGone(site, parseTakenDown(site, source, new Diagnostics()))
  return isGone(href) ? href : undefined
}
