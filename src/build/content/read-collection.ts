import { readdir } from 'node:fs/promises'
import * as v from 'valibot'
import type { CollectionName } from '#model/collection-names.ts'
import { collections, type FactsOf, type MatterOf } from '#model/collections.ts'
import { foldToSlug } from '#lib/fold.ts'
import type { AnyCollection } from '#model/entries/collection.ts'
import { textSchema } from '#model/entries/text.ts'
import { slugSchema } from '#model/slug.ts'
import type { Diagnostics } from './diagnostics.ts'
import { checkEntryFiles, readEntry, within, type EntrySchemas, type Folder, type ReadEntry } from './read-entry.ts'

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
  const items = await readdir(folder.path, { withFileTypes: true })
  const entries = await Promise.all(
    items.map(async (item) => {
      const entryFolder = within(folder, item.name)
      if (!item.isDirectory()) {
        diagnostics.error(entryFolder.name, start, 'Stands between entries; an entry is a folder')
        return []
      }
      checkSlug(entryFolder, item.name, { reserved, diagnostics })
      for (const stray of await checkEntryFiles(entryFolder, diagnostics)) {
        diagnostics.error(`${entryFolder.name}/${stray}`, start, 'Is a folder inside an entry; entries have none')
      }
      const read = await readEntry(entryFolder, schemas, diagnostics)
      return read ? [{ slug: item.name, read }] : []
    }),
  )
  return entries.flat()
}

/** Refuses a folder's name that cannot stand in a URL, or that a page beside it has. */
export function checkSlug(
  folder: Folder,
  slug: string,
  { reserved, diagnostics }: { reserved: readonly string[]; diagnostics: Diagnostics },
): void {
  if (!v.is(slugSchema, slug)) {
    const folded = foldToSlug(slug).slice(0, 96)
    const rename = folded ? `; rename it ${folded}` : ''
    const rule = 'use a-z, 0-9 and single hyphens, at most 96'
    diagnostics.error(folder.name, start, `"${slug}" cannot be in a URL: ${rule}${rename}`)
  } else if (reserved.includes(slug)) {
    diagnostics.error(folder.name, start, `"${slug}" is the address of a page beside it; choose another name`)
  }
}
