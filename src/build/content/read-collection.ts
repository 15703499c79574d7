import type { CollectionName } from '#model/collection-names.ts'
import { collections, type FactsOf, type MatterOf } from '#model/collections.ts'
import type { AnyCollection } from '#model/entries/collection.ts'
import { textSchema } from '#model/entries/text.ts'
import { checkSlug } from './check-slug.ts'
import { Diagnostics } from './diagnostics.ts'
import {
  checkEntryFiles,
  readEntry,
  saysDraft,
  within,
  type EntrySchemas,
  type Folder,
  type ReadEntry,
} from './read-entry.ts'
import { describeNoFolder, readFolder } from './read-folder.ts'

const start = { line: 1, column: 1 }

/** An entry of a collection, by the name of its folder. */
export interface NamedEntry<C extends CollectionName> {
  slug: string
  /** As it was read; or that it was not, for reasons that are among the diagnostics. */
  read: ReadEntry<FactsOf<C>, MatterOf<C>> | 'refused' | 'unfinished draft'
}

/** Every entry of a collection. What is wrong with a draft is a warning: it is shown nowhere, and holds nobody up. */
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
      const read = await readEntry(entryFolder, schemas, own)
      const isDraft = own.errors.length > 0 && (read ? read.facts.status === 'draft' : await saysDraft(entryFolder))
      diagnostics.take(own, { isDraft })
      return [{ slug: item.name, read: read ?? (isDraft ? 'unfinished draft' : 'refused') }]
    }),
  )
  return entries.flat()
}
