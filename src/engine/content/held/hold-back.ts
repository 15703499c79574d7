import { archiveFile } from '../archive/archive-lock.ts'
import { pagesFolder } from '../entries/list-entries.ts'
import type { ReadContent } from '../examine-tree.ts'
import type { Diagnostic } from '../source/diagnostics.ts'
import { itemAt, type FolderItem } from '../source/source-tree.ts'
import { wordingFile } from '../wording/wording-list.ts'
import type { KeptSources } from './kept-sources.ts'
import { replaceFolder } from './replace-folder.ts'

/** A folder of the content of which not the present files are published. */
export interface HeldFolder {
  /** Below the content: `news/a`; the content itself is the empty one. */
  path: string
  /** True if it stays as it was published; else it was never published, and is left out. */
  isPublished: boolean
  /** Why: its errors. None where it is removed, and something that stays needs it, or where another change alone is published. */
  errors: readonly Diagnostic[]
}

export interface HoldOptions {
  /** The path of the content's folder, for messages. */
  name: string
  kept: KeptSources
  examine: (tree: FolderItem) => Promise<ReadContent>
  /** The one folder whose change is published: `disclosures/a`. All that changed by default. */
  only?: string | undefined
}

/** What was read, without the changes that have errors, if the rest can be published without them. */
export interface HeldContent {
  read: ReadContent
  /** What was read. */
  tree: FolderItem
  held: readonly HeldFolder[]
}

/** The files of the content itself that are held back together. */
const rootFiles: ReadonlySet<string> = new Set([archiveFile, wordingFile])

/** In practice two: one that finds the errors, and one without them. */
const maxRounds = 20

/**
 * Reads a tree. A folder with an error, and those whose errors come of its not being as it should be, are read as they were
 * published; so are all those that were removed, where something needs them. Where that does not help, everything is as the tree has
 * it, and so are the errors.
 */
export async function holdBack(tree: FolderItem, { name, kept, examine, only }: HoldOptions): Promise<HeldContent> {
  const held = new Map<string, readonly Diagnostic[]>()
  const hold = (paths: Iterable<string>) => {
    for (const path of paths) held.set(path, [])
  }
  if (only !== undefined && kept.isComplete()) hold(listOthers(tree, kept, only))
  const start = held.size === 0 ? tree : withHeld(tree, held.keys(), kept)
  const first = await examine(start)
  const asIs = { read: first, tree: start, held: toHeld(held, kept) }
  if (first.diagnostics.errors.length === 0 || !kept.isComplete()) return asIs
  let current = { read: first, tree: start }
  for (let round = 0; round < maxRounds; round++) {
    const faulty = groupErrors(current.read.diagnostics.errors, name, current.tree)
    if (!faulty || (only !== undefined && faulty.has(only))) return asIs
    const added = [...faulty].filter(([path]) => !held.has(path))
    for (const [path, errors] of added) held.set(path, errors)
    if (added.length === 0) {
      const removed = [...kept.paths()].filter((path) => !held.has(path) && path !== '' && !itemAt(tree, path))
      if (removed.length === 0) return asIs
      hold(removed)
    }
    const next = withHeld(tree, held.keys(), kept)
    current = { tree: next, read: await examine(next) }
    if (current.read.diagnostics.errors.length === 0) return { ...current, held: toHeld(held, kept) }
  }
  return asIs
}

function withHeld(tree: FolderItem, paths: Iterable<string>, kept: KeptSources): FolderItem {
  // A page before those below it, so that what is left out does not come again.
  return [...paths]
    .toSorted()
    .reduce((changed, path) => replaceFolder(changed, path, toReplacement(changed, path, kept)), tree)
}

/** Of the files of the content itself, the list of what was taken down is always the present one. */
function toReplacement(tree: FolderItem, path: string, kept: KeptSources): FolderItem | undefined {
  const folder = kept.folderAt(path)
  if (path !== '') return folder
  const present = [...tree.items].filter(([name, { kind }]) => kind !== 'folder' && !rootFiles.has(name))
  const published = [...(folder?.items ?? [])].filter(([name]) => rootFiles.has(name))
  return { kind: 'folder', items: new Map([...present, ...published]) }
}

function toHeld(held: ReadonlyMap<string, readonly Diagnostic[]>, kept: KeptSources): HeldFolder[] {
  const published = new Set(kept.paths())
  return [...held].map(([path, errors]) => ({ path, isPublished: published.has(path), errors }))
}

/** The errors by the folder that is held back for them; undefined if one belongs to no such folder. */
function groupErrors(
  errors: readonly Diagnostic[],
  name: string,
  tree: FolderItem,
): Map<string, Diagnostic[]> | undefined {
  const groups = new Map<string, Diagnostic[]>()
  for (const error of errors) {
    const path = error.subject ?? toFolderPath(error.file, name, tree)
    if (path === undefined) return undefined
    groups.set(path, [...(groups.get(path) ?? []), error])
  }
  return groups
}

/** The folder that a file of the content belongs to; undefined for a file of the site. */
function toFolderPath(file: string, name: string, tree: FolderItem): string | undefined {
  if (!file.startsWith(`${name}/`)) return undefined
  const path = file.slice(name.length + 1)
  if (rootFiles.has(path)) return ''
  const segments = path.split('/')
  // What was taken down must never come back because its list cannot be read.
  if (segments.length === 1) return itemAt(tree, path)?.kind === 'folder' ? path : undefined
  if (segments[0] !== pagesFolder) return segments.slice(0, 2).join('/')
  return itemAt(tree, path)?.kind === 'folder' ? path : segments.slice(0, -1).join('/')
}

/** All that differs from what is published, but for one folder. */
function* listOthers(tree: FolderItem, kept: KeptSources, only: string): Generator<string> {
  const present = new Set<string>()
  for (const [path, folder] of listFolders(tree)) {
    present.add(path)
    if (path !== only && !kept.isPublished(path, folder)) yield path
  }
  for (const path of kept.paths()) if (path !== only && !present.has(path)) yield path
}

/** The folders that can be held back, with their paths. */
export function* listFolders(tree: FolderItem): Generator<[path: string, folder: FolderItem]> {
  yield ['', tree]
  for (const [kind, inside] of tree.items) {
    if (inside.kind !== 'folder') continue
    if (kind === pagesFolder) yield* listPages(inside, kind)
    else for (const [slug, item] of inside.items) if (item.kind === 'folder') yield [`${kind}/${slug}`, item]
  }
}

function* listPages(folder: FolderItem, path: string): Generator<[path: string, folder: FolderItem]> {
  yield [path, folder]
  for (const [name, item] of folder.items) if (item.kind === 'folder') yield* listPages(item, `${path}/${name}`)
}
