import type { CollectionName } from '#model/collection-names.ts'
import { collections, type FactsOf, type MatterOf } from '#model/collections.ts'
import type { AnyCollection } from '#model/entries/collection.ts'
import { textSchema } from '#model/entries/text.ts'
import { checkSlug } from './check-slug.ts'
import { Diagnostics } from './diagnostics.ts'
import { checkEntryFiles, within, type EntrySchemas, type Folder } from './read-entry.ts'
import { describeNoFolder, readFolder } from './read-folder.ts'
import { readWritten, type Written } from './read-written.ts'

const start = { line: 1, column: 1 }

/** An entry of a collection, by the name of its folder. */
export interface NamedEntry<C extends CollectionName> {
  slug: string
  read: Written<FactsOf<C>, MatterOf<C>>
}

/** Every entry of a collection. */
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
    items.map(async (item): Promise<NamedEntry<C>[]> => {
      const entryFolder = within(folder, item.name)
      if (!item.isDirectory()) {
        diagnostics.error(entryFolder.name, start, describeNoFolder(item))
        return []
      }
      const own = new Diagnostics()
      checkSlug(item.name, { file: entryFolder.name, siblings }, own)
      for (const stray of await checkEntryFiles(entryFolder, own)) {
        own.error(`${entryFolder.name}/${stray}`, start, 'Is a folder inside an entry; entries have none')
      }
      return [{ slug: item.name, read: await readWritten(entryFolder, schemas, { own, all: diagnostics }) }]
    }),
  )
  return entries.flat()
}
