import { join } from 'node:path'
import type { TextMatter } from '#model/entries/text.ts'
import { Diagnostics } from './diagnostics.ts'
import { factsFile, readEntry, type EntrySchemas, type Folder, type ReadEntry } from './read-entry.ts'
import { readSourceFile } from './source-file.ts'

/** An entry as it was read; or that it was not, for reasons that are among the diagnostics. */
export type Written<Facts, Matter> = ReadEntry<Facts, Matter> | 'refused' | 'unfinished draft'

/**
 * Reads an entry or a page, finished or not. What is wrong with a draft, and what its caller has found `own` already, is a
 * warning: it is shown nowhere, and holds nobody up.
 */
export async function readWritten<Facts extends { status: string }, Matter extends TextMatter>(
  folder: Folder,
  schemas: EntrySchemas<Facts, Matter>,
  { own, all }: { own: Diagnostics; all: Diagnostics },
): Promise<Written<Facts, Matter>> {
  const read = await readEntry(folder, schemas, own)
  const isDraft = own.errors.length > 0 && (read ? read.facts.status === 'draft' : await saysDraft(folder))
  all.take(own, { isDraft })
  return read ?? (isDraft ? 'unfinished draft' : 'refused')
}

/** Whether an entry calls itself a draft, however wrong the rest of its facts are. */
async function saysDraft(folder: Folder): Promise<boolean> {
  const file = await readSourceFile(join(folder.path, factsFile), folder.name, new Diagnostics())
  return typeof file === 'object' && /^status:\s*(["']?)draft\1\s*(?:#.*)?$/m.test(file.text)
}
