import type { CollectionName } from '#model/vocabulary/collection-names.ts'
import { collections, type FactsOf, type MatterOf } from '#features/collections.ts'
import { checkSlug } from './check-slug.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { describeNoFolder, isReadable, listFolder, within, type Folder } from '../source/folder.ts'
import type { ReadCache } from './read-cache.ts'
import type { EntrySchemas } from './read-entry.ts'
import { readEntryFolder } from './read-entry-folder.ts'
import { unread, type Written } from './read-result.ts'

const start = { line: 1, column: 1 }

/** An entry of a collection, by the name of its folder. */
export interface NamedEntry<C extends CollectionName> {
  slug: string
  read: Written<FactsOf<C>, MatterOf<C>>
}

/** The entries of every collection. */
export type NamedEntries = { [C in CollectionName]: NamedEntry<C>[] }

/** Every entry of a collection; one without a name stands for those of a folder that cannot be read. */
export async function readCollection<C extends CollectionName>(
  folder: Folder,
  collection: C,
  { diagnostics, cache }: { diagnostics: Diagnostics; cache: ReadCache },
): Promise<NamedEntry<C>[]> {
  if (!isReadable(folder, diagnostics)) return [{ slug: '', read: unread }]
  const { schema, text, reserved } = collections[collection]
  const schemas: EntrySchemas<FactsOf<C>, MatterOf<C>> = { facts: schema, text }
  const items = listFolder(folder)
  const siblings = { names: items.map(([name]) => name), reserved }
  const entries = items.map(async ([name, item]): Promise<NamedEntry<C>> => {
    if (item.kind !== 'folder') {
      diagnostics.error(`${folder.name}/${name}`, start, describeNoFolder(item))
      return { slug: name, read: unread }
    }
    const entryFolder = within(folder, name, item)
    const { written, found, isDraft, folders } = await readEntryFolder(entryFolder, schemas, cache)
    const own = new Diagnostics()
    checkSlug(name, { file: entryFolder.name, siblings }, own)
    for (const [, stray] of folders) own.error(stray.name, start, 'Is a folder inside an entry; entries have none')
    for (const all of [own, found]) diagnostics.take(all, { isDraft })
    return { slug: name, read: written }
  })
  return Promise.all(entries)
}
