import type { ContentSite } from '#engine/model/content/content-site.ts'
import { menusFile } from '#engine/model/entries/menus-file.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { say } from '#lib/say/message.ts'
import { archiveFile } from '../archive/archive-lock.ts'
import { redirectsFile } from '../redirects/redirects-file.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { describeNotFolder, howToIgnore, isReadable, listFolder, toSubfolder, type Folder } from '../source/folder.ts'
import { rules } from '../source/rules.ts'
import { takenDownFile } from '../taken-down/taken-down.ts'
import { wordingFile } from '../wording/wording-list.ts'
import { listSubfolders } from './check-entry-files.ts'
import { checkSlug } from './check-slug.ts'

/** The folder of the pages, below the folder of the content. */
export const pagesFolder = 'pages'

/** The kind of entries of a folder below the content: pages, or entries of a collection. */
export type EntryKind = typeof pagesFolder | CollectionName

/** An entry or a page that is not read yet. */
export interface ListedEntry<Kind extends EntryKind = EntryKind> {
  kind: Kind
  /** The name of an entry's folder; the path of a page, which is that of its folder below the folder of the pages. */
  name: string
  /** Undefined where there is something else instead of a folder: the entry is then invalid. */
  folder: Folder | undefined
  /** Problems with the place of its folder. Errors of a draft become warnings once it is known to be one. */
  problems: Diagnostics
}

/** The most segments of a path, including the empty one before the first slash, because file systems limit paths. */
const maxSegments = 9

const start = { line: 1, column: 1 }

/** The files beside the folders. */
const ownFiles: ReadonlySet<string> = new Set([archiveFile, takenDownFile, wordingFile, redirectsFile, menusFile])

/** Lists all entries and pages by their folders. Errors outside of them are added to the diagnostics. */
export function listEntries(
  { names, collections }: Pick<ContentSite, 'names' | 'collections'>,
  root: Folder,
  diagnostics: Diagnostics,
): ListedEntry[] {
  const kinds: readonly EntryKind[] = [pagesFolder, ...names]
  if (!isReadable(root, diagnostics)) return []
  return listFolder(root).flatMap(([name, item]) => {
    if (ownFiles.has(name)) return []
    const kind = kinds.find((known) => known === name)
    if (item.kind !== 'folder' || kind === undefined) {
      const message = kind
        ? describeNotFolder(item)
        : say`Unknown collection "${name}".${didYouMean(name, kinds)} ${howToIgnore}`
      diagnostics.error(rules.structure, `${root.name}/${name}`, start, message)
      return []
    }
    const folder = toSubfolder(root, name, item)
    if (kind === pagesFolder) return listPages(folder, '', diagnostics)
    return listCollection(folder, { kind, reserved: collections[kind].reserved }, diagnostics)
  })
}

/** The entries of a collection. If its folder cannot be read, they are one invalid entry without a name. */
function listCollection(
  folder: Folder,
  { kind, reserved }: { kind: CollectionName; reserved: readonly string[] },
  diagnostics: Diagnostics,
): ListedEntry[] {
  if (!isReadable(folder, diagnostics)) return [{ kind, name: '', folder: undefined, problems: new Diagnostics() }]
  const items = listFolder(folder)
  const siblings = { names: new Set(items.map(([name]) => name)), reserved }
  return items.map(([name, item]) => {
    const problems = new Diagnostics()
    if (item.kind !== 'folder') {
      diagnostics.error(rules.structure, `${folder.name}/${name}`, start, describeNotFolder(item))
      return { kind, name, folder: undefined, problems }
    }
    const entry = toSubfolder(folder, name, item)
    checkSlug(name, { file: entry.name, siblings }, problems)
    for (const [, { name: file }] of listSubfolders(entry)) {
      problems.error(
        rules.structure,
        file,
        start,
        say`Folder inside an entry; move its files into the folder of an entry`,
      )
    }
    return { kind, name, folder: entry, problems }
  })
}

/** A page and all pages below it. */
function listPages(folder: Folder, path: string, diagnostics: Diagnostics): ListedEntry[] {
  if (path.split('/').length > maxSegments) {
    const message = say`Nested deeper than ${maxSegments - 1} folders; move the page up`
    diagnostics.error(rules.structure, folder.name, start, message)
    return []
  }
  const folders = listSubfolders(folder)
  const siblings = { names: new Set(folders.map(([name]) => name)), reserved: [] }
  const below = folders.flatMap(([name, child]) => {
    checkSlug(name, { file: child.name, siblings }, diagnostics)
    return listPages(child, `${path}/${name}`, diagnostics)
  })
  return [{ kind: pagesFolder, name: path || '/', folder, problems: new Diagnostics() }, ...below]
}
