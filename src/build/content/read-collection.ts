import type { CollectionName } from '#model/collection-names.ts'
import { collections, type FactsOf, type MatterOf } from '#model/collections.ts'
import type { AnyCollection } from '#model/entries/collection.ts'
import { textSchema } from '#model/entries/text.ts'
import { checkSlug } from './check-slug.ts'
import type { Diagnostics } from './diagnostics.ts'
import { checkEntryFiles, readEntry, within, type EntrySchemas, type Folder, type ReadEntry } from './read-entry.ts'
import { describeNoFolder, readFolder } from './read-folder.ts'

const start = { line: 1, column: 1 }

/** An entry of a collection, by the name of its folder. */
export interface NamedEntry<C extends CollectionName> {
  slug: string
  read: ReadEntry<FactsOf<C>, MatterOf<C>>
}

/** Every entry of a collection that nothing is wrong with; what is wrong with others is among the diagnostics. */
export async function readCollection<C extends CollectionName>(
  folder: Folder,
  name: C,
  diagnostics: Diagnostics,
): Promise<NamedEntry<C>[]> {
  const { schema, text = textSchema, reserved = [] }: AnyCollection = collections[name]
  const schemas = { facts: schema, text } as EntrySchemas<FactsOf<C>, MatterOf<C>> // the collection's own
  const items = await readFolder(folder, diagnostics)
  const siblings = { names: items.map((item) => item.name), reserved }
  const entries = await Promise.all(
    items.map(async (item) => {
      const entryFolder = within(folder, item.name)
      if (!item.isDirectory()) {
        diagnostics.error(entryFolder.name, start, describeNoFolder(item))
        return []
      }
      checkSlug(item.name, { file: entryFolder.name, siblings }, diagnostics)
      for (const stray of await checkEntryFiles(entryFolder, diagnostics)) {
        diagnostics.error(`${entryFolder.name}/${stray}`, start, 'Is a folder inside an entry; entries have none')
      }
      const read = await readEntry(entryFolder, schemas, diagnostics)
      return read ? [{ slug: item.name, read }] : []
    }),
  )
  return entries.flat()
}
