import type { TextMatter } from '#model/entries/text.ts'
import { checkEntryFiles } from './check-entry-files.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { isReadable, type Folder } from '../source/folder.ts'
import type { ReadCache } from './read-cache.ts'
import { readEntry, type EntrySchemas } from './read-entry.ts'
import { unread, type EntryFolder } from './read-result.ts'

/** An entry with all that lies in its folder; from the cache, where that has the very same folder. */
export function readEntryFolder<Facts extends { status: string }, Matter extends TextMatter>(
  folder: Folder,
  schemas: EntrySchemas<Facts, Matter>,
  { entries }: ReadCache,
): Promise<EntryFolder<Facts, Matter>> {
  const known = entries.get(folder.source)
  if (known?.name === folder.name) return known.read as Promise<EntryFolder<Facts, Matter>> // what lies at a place is read with its schemas alone
  const read = readAnew(folder, schemas)
  entries.set(folder.source, { name: folder.name, read })
  return read
}

async function readAnew<Facts extends { status: string }, Matter extends TextMatter>(
  folder: Folder,
  schemas: EntrySchemas<Facts, Matter>,
): Promise<EntryFolder<Facts, Matter>> {
  const found = new Diagnostics()
  if (!isReadable(folder, found)) return { written: unread, found, isDraft: false, folders: [] }
  const folders = checkEntryFiles(folder, found)
  const written = await readEntry(folder, schemas, found)
  const isDraft = written.state === 'whole' ? written.facts.status === 'draft' : written.state === 'unfinished draft'
  return { written, found, isDraft, folders }
}
