import { relative } from 'node:path'
import { site } from '#site/site.ts'
import { createTextRules, type TextRules } from './check/text-rules.ts'
import { ContentObjects } from './content-objects.ts'
import { schemasOf, type AnyEntryFolder } from './entries/collect-entries.ts'
import type { ListedEntry } from './entries/list-entries.ts'
import { readEntryFolder } from './entries/read-entry-folder.ts'
import { examineTree, type CheckOptions, type ReadContent } from './examine-tree.ts'
import { createIconReader, type ReadIcons } from './icons/create-icon-reader.ts'
import { ContentError } from './source/diagnostics.ts'
import type { Folder } from './source/folder.ts'
import { parseIgnoreFile, readIgnoreFile } from './source/ignore-file.ts'
import { scanTree } from './source/scan-tree.ts'
import type { FolderItem } from './source/source-tree.ts'
import type { Term } from './wording/wording-list.ts'

// Reads and checks content as a build does, but keeps nothing on the disk: for trees in memory, and to compare with.

/** Results for tests that read several similar trees. */
export interface ReadCache {
  /** By folder: the same tree at the same path, held to the same terms, always gives the same result. */
  entries: WeakMap<FolderItem, { name: string; terms: readonly Term[]; read: Promise<AnyEntryFolder> }>
  readIcons: () => Promise<ReadIcons>
  objects: ContentObjects
  textRules: TextRules
}

export function createReadCache(): ReadCache {
  return {
    entries: new WeakMap(),
    readIcons: createIconReader().read,
    objects: new ContentObjects(site),
    textRules: createTextRules(),
  }
}

export interface MemoryOptions extends Omit<CheckOptions, 'site'> {
  cache?: ReadCache
}

/** Reads and checks a tree without throwing. */
export function examineInMemory(root: Folder, options: MemoryOptions): Promise<ReadContent> {
  const { cache = createReadCache() } = options
  const reading = {
    readEntries: async (listed: readonly ListedEntry[], terms: readonly Term[]) => {
      const found = listed.map(async (entry) => [entry, await readKnown(entry, terms, cache)] as const)
      const read = new Map(await Promise.all(found))
      return (entry: ListedEntry) => {
        const one = read.get(entry)
        if (!one) throw new Error('A listed entry was not read')
        return one
      }
    },
    readIcons: cache.readIcons,
    objects: cache.objects,
    textRules: cache.textRules,
  }
  return examineTree(root, reading, { site, ...options })
}

/** The same. @throws {ContentError} with all errors */
export async function readInMemory(root: Folder, options: MemoryOptions): Promise<ReadContent> {
  const read = await examineInMemory(root, options)
  if (read.diagnostics.errors.length > 0) throw new ContentError(read.diagnostics.list)
  return read
}

/** A folder of the disk as such a tree. */
export function scanContent(directory: string): Folder {
  const ignored = parseIgnoreFile(readIgnoreFile(directory))
  return { source: scanTree(directory), name: relative(process.cwd(), directory) || '.', contentPath: '', ignored }
}

async function readKnown({ folder, kind }: ListedEntry, terms: readonly Term[], { entries }: ReadCache) {
  if (!folder) return undefined
  const known = entries.get(folder.source)
  if (known?.name === folder.name && known.terms === terms) return known.read
  const read = readEntryFolder(folder, schemasOf(site, kind), terms)
  entries.set(folder.source, { name: folder.name, terms, read })
  return read
}
