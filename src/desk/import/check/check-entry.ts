import { schemasOf } from '#engine/content/entries/collect-entries.ts'
import type { EntryKind } from '#engine/content/entries/list-entries.ts'
import { readEntryFolder } from '#engine/content/entries/read-entry-folder.ts'
import type { FolderItem } from '#engine/content/source/source-tree.ts'
import { listed, type Message } from '#lib/say/message.ts'
import { site } from '#site/site.ts'
import type { EntryBytes } from '../write/create-entry.ts'

/** The errors of an entry by itself, as the check of the content finds them: of fields, texts, images and documents. */
export async function checkEntry(files: EntryBytes, place: { kind: EntryKind; slug: string }): Promise<Message[]> {
  const { kind, slug } = place
  const source: FolderItem = {
    kind: 'folder',
    items: new Map(
      Array.from(files, ([name, bytes]) => [
        name,
        { kind: 'file' as const, size: bytes.length, read: () => Promise.resolve(Buffer.from(bytes)) },
      ]),
    ),
  }
  const folder = { source, name: `${kind}/${slug}`, contentPath: `${kind}/${slug}/` }
  const { diagnostics } = await readEntryFolder(folder, schemasOf(site, kind), [])
  return diagnostics.errors.map(({ file, line, column, message, said }) =>
    listed([`${file}:${line}:${column}`, said ?? message], ' '),
  )
}
