import { collections, type FactsOf, type MatterOf } from '#features/collections.ts'
import type { CollectionName } from '#model/vocabulary/collection-names.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { describeNotFolder, isReadable, listFolder, toSubfolder, type Folder } from '../source/folder.ts'
import { checkSlug } from './check-slug.ts'
import type { ReadCache } from './read-cache.ts'
import { readEntryFolder } from './read-entry-folder.ts'
import type { EntrySchemas } from './read-entry.ts'
import { unreadableEntry, type ReadResult } from './read-result.ts'

const start = { line: 1, column: 1 }

/** The result of reading an entry of a collection. */
export interface CollectedEntry<C extends CollectionName> {
  /** The name of its folder. */
  slug: string
  result: ReadResult<FactsOf<C>, MatterOf<C>>
}

/** The results of all collections. */
export type CollectedEntries = { [C in CollectionName]: CollectedEntry<C>[] }

/** Reads all entries of a collection. If its folder cannot be read, the result is one invalid entry without a slug. */
export async function readCollection<C extends CollectionName>(
  folder: Folder,
  collection: C,
  { diagnostics, cache }: { diagnostics: Diagnostics; cache: ReadCache },
): Promise<CollectedEntry<C>[]> {
  if (!isReadable(folder, diagnostics)) return [{ slug: '', result: unreadableEntry }]
  const { schema, text, reserved } = collections[collection]
  const schemas: EntrySchemas<FactsOf<C>, MatterOf<C>> = { facts: schema, text }
  const items = listFolder(folder)
  const siblings = { names: new Set(items.map(([name]) => name)), reserved }
  const entries = items.map(async ([name, item]): Promise<CollectedEntry<C>> => {
    if (item.kind !== 'folder') {
      diagnostics.error(`${folder.name}/${name}`, start, describeNotFolder(item))
      return { slug: name, result: unreadableEntry }
    }
    const entryFolder = toSubfolder(folder, name, item)
    const {
      result,
      diagnostics: entryDiagnostics,
      isDraft,
      folders,
    } = await readEntryFolder(entryFolder, schemas, cache)
    const folderDiagnostics = new Diagnostics()
    checkSlug(name, { file: entryFolder.name, siblings }, folderDiagnostics)
    for (const [, { name: file }] of folders) {
      folderDiagnostics.error(file, start, 'Folder inside an entry; move its files into the folder of an entry')
    }
    for (const list of [folderDiagnostics, entryDiagnostics]) diagnostics.addAll(list, { isDraft })
    return { slug: name, result }
  })
  return Promise.all(entries)
}
