import type { TextMatter } from '#engine/model/entries/text.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { isReadable, type Folder } from '../source/folder.ts'
import type { Term } from '../wording/wording-list.ts'
import { checkEntryFiles } from './check-entry-files.ts'
import { readEntry, type EntrySchemas } from './read-entry.ts'
import { unreadableEntry, type EntryFolder } from './read-result.ts'

/** Reads an entry and checks all items of its folder. */
export async function readEntryFolder<Facts extends { status: string }, Matter extends TextMatter>(
  folder: Folder,
  schemas: EntrySchemas<Facts, Matter>,
  terms: readonly Term[],
): Promise<EntryFolder<Facts, Matter>> {
  const diagnostics = new Diagnostics()
  if (!isReadable(folder, diagnostics)) return { result: unreadableEntry, diagnostics, isDraft: false }
  checkEntryFiles(folder, diagnostics)
  const result = await readEntry(folder, schemas, { terms, diagnostics })
  const isDraft = result.state === 'valid' ? result.facts.status === 'draft' : result.state === 'unfinished draft'
  return { result, diagnostics, isDraft }
}
