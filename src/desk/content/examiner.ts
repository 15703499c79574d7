import { createTextRules } from '#engine/content/check/text-rules.ts'
import { ContentObjects } from '#engine/content/content-objects.ts'
import { schemasOf, type AnyEntryFolder } from '#engine/content/entries/collect-entries.ts'
import type { ListedEntry } from '#engine/content/entries/list-entries.ts'
import { readEntryFolder } from '#engine/content/entries/read-entry-folder.ts'
import { examineTree, type ReadContent } from '#engine/content/examine-tree.ts'
import { createIconReader } from '#engine/content/icons/create-icon-reader.ts'
import { parseIgnoreFile, readIgnoreFile } from '#engine/content/source/ignore-file.ts'
import type { FolderItem } from '#engine/content/source/source-tree.ts'
import type { Term } from '#engine/content/wording/wording-list.ts'
import { site } from '#site/site.ts'

/** The name of the content's folder in diagnostics of the desk. */
export const contentName = 'content'

/** As long as the same content may stand for another moment, in milliseconds. */
const sameMoment = 60_000

/** How far it has come, in entries. */
interface Progress {
  done: number
  of: number
}

interface Examiner {
  examine: (tree: FolderItem, now: Date, recording?: string) => Promise<ReadContent>
  /** The progress of the reading that goes on; undefined where none does. */
  progress: () => Readonly<Progress> | undefined
}

/**
 * Reads and checks trees as a build does, one after another, and keeps what it has read of folders that stay the same. `recording` is the entry
 * that would be recorded with its publication.
 */
export function createExaminer(directory: string): Examiner {
  let progress: Progress | undefined
  const entries = new WeakMap<FolderItem, { name: string; terms: string; read: Promise<AnyEntryFolder> }>()
  const results = new WeakMap<FolderItem, { read: Promise<ReadContent>; at: number }>()
  const readIcons = createIconReader().read
  const objects = new ContentObjects(site)
  const textRules = createTextRules()
  let last: Promise<unknown> = Promise.resolve()

  const readEntry = ({ folder, kind }: ListedEntry, terms: readonly Term[]) => {
    if (!folder) return undefined
    const known = entries.get(folder.source)
    const termsKey = JSON.stringify(terms)
    if (known?.name === folder.name && known.terms === termsKey) return known.read
    const read = readEntryFolder(folder, schemasOf(site, kind), terms)
    entries.set(folder.source, { name: folder.name, terms: termsKey, read })
    return read
  }
  const examineNow = (tree: FolderItem, now: Date, recording: string | undefined) => {
    const ignored = parseIgnoreFile(readIgnoreFile(directory))
    return examineTree(
      { source: tree, name: contentName, contentPath: '', ignored },
      {
        readEntries: async (listed, terms) => {
          const shown = { done: 0, of: listed.length }
          progress = shown
          const read = new Map<ListedEntry, AnyEntryFolder>()
          for (const entry of listed) {
            // One after the other: a request must not wait for all of them at once.
            const found = await readEntry(entry, terms)
            if (found) read.set(entry, found)
            shown.done++
          }
          return (entry) => read.get(entry) ?? unreadable()
        },
        readIcons,
        objects,
        textRules,
      },
      { site, now, recording },
    )
  }
  const examine: Examiner['examine'] = (tree, now, recording) => {
    const known = results.get(tree)
    if (known && Math.abs(now.getTime() - known.at) < sameMoment) return known.read
    const read = last.then(() => examineNow(tree, now, recording))
    last = read
      .catch(() => undefined)
      .finally(() => {
        progress = undefined
      })
    results.set(tree, { read, at: now.getTime() })
    return read
  }
  return { examine, progress: () => progress }
}

function unreadable(): never {
  throw new Error('A listed entry was not read')
}
