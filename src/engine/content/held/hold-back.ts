import type { Content } from '#engine/model/entries/content.ts'
import { archiveFile } from '../archive/archive-lock.ts'
import { pagesFolder } from '../entries/list-entries.ts'
import type { Diagnostic, Diagnostics } from '../source/diagnostics.ts'
import { itemAt, type FolderItem } from '../source/source-tree.ts'
import { wordingFile } from '../wording/wording-list.ts'
import type { KeptSources } from './kept-sources.ts'
import { listFolders, listPublished } from './list-folders.ts'
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

/** The parts of what is read that are needed here. */
interface Examined {
  content: Content
  diagnostics: Diagnostics
}

export interface HoldOptions<Read extends Examined> {
  /** The path of the content's folder, for messages. */
  name: string
  kept: KeptSources
  examine: (tree: FolderItem) => Promise<Read>
  /** The one folder whose change is published: `disclosures/a`. All that changed by default. */
  only?: string | undefined
}

/** The content without the changes that have errors, if the rest can be published without them. */
export interface HeldContent<Read> {
  read: Read
  /** The tree that was read. */
  tree: FolderItem
  held: readonly HeldFolder[]
}

/** The files of the content itself that are held back together. */
const rootFiles: ReadonlySet<string> = new Set([archiveFile, wordingFile])

/** In practice two: one that finds the errors, and one without them. */
const maxRounds = 20

/** How many changes are tried one by one, where it is not known which of them is the cause of an error. */
const maxTrials = 16

/**
 * Reads a tree. A folder that has changed and has an error is read as it was published. Where one that has not changed has an error,
 * the cause is another change, which is found by trial. What cannot be helped so is read as the tree has it, with all errors.
 */
export async function holdBack<Read extends Examined>(
  tree: FolderItem,
  { name, kept, examine, only }: HoldOptions<Read>,
): Promise<HeldContent<Read>> {
  const held = new Map<string, readonly Diagnostic[]>()
  const readHeld = async (more: readonly string[] = []) => {
    const next = withHeld(tree, [...held.keys(), ...more], kept)
    return { tree: next, read: await examine(next) }
  }
  let first = only === undefined ? await readHeld() : undefined
  if (first?.read.diagnostics.errors.length === 0) return { ...first, held: [] }
  const published = new Set(kept.paths())
  const changed = published.size > 0 ? new Set(listChanges(tree, kept)) : new Set<string>()
  const hold = (paths: Iterable<string>) => {
    for (const path of paths) if (path !== only) held.set(path, [])
  }
  if (!first) {
    hold([...changed].filter((path) => published.has(path)))
    hold(listNew(await readHeld(), published))
    first = await readHeld()
  }
  let current = first
  for (let round = 0; round < maxRounds; round++) {
    const { errors } = current.read.diagnostics
    if (errors.length === 0) return { ...current, held: toHeld(held, kept) }
    const faulty = groupErrors(errors, name, current.tree)
    if (published.size === 0 || (only !== undefined && faulty.has(only))) break
    // What stands where no entry can be was never published.
    const own = [...faulty.keys()].filter((path) => !held.has(path) && (changed.has(path) || !published.has(path)))
    if (own.length > 0) {
      for (const path of own) held.set(path, faulty.get(path) ?? [])
      current = await readHeld()
      continue
    }
    const open = [...changed].filter((path) => !held.has(path))
    const cause = await findCause(open, errors.length, async (paths) => {
      const { read } = await readHeld(paths)
      return read.diagnostics.errors.length
    })
    if (!cause) {
      const tolerated = tolerate(current, faulty, errors.length)
      if (!tolerated) break
      for (const [path, own] of faulty) held.set(path, own)
      return { ...current, held: toHeld(held, kept) }
    }
    for (const path of cause) held.set(path, errors)
    current = await readHeld()
  }
  return { ...first, held: only === undefined ? [] : toHeld(held, kept) }
}

/**
 * Makes warnings of errors that no change has caused, such as those of a clock that was set back: what has them is public as it is.
 * @returns false where something with an error is not, or an error is of no folder of the content
 */
function tolerate(
  { read, tree }: Pick<HeldContent<Examined>, 'read' | 'tree'>,
  faulty: ReadonlyMap<string, readonly Diagnostic[]>,
  errors: number,
): boolean {
  const shown = listPublished(tree, read.content)
  const known = [...faulty].reduce((count, [path, own]) => count + (path !== '' && shown.has(path) ? own.length : 0), 0)
  if (known < errors) return false
  for (const one of read.diagnostics.list) if (one.severity === 'error') one.severity = 'warning'
  return true
}

/** The folders that would appear for the first time, but for those whose time it is: they were scheduled. */
function* listNew(
  { read, tree }: Pick<HeldContent<Examined>, 'read' | 'tree'>,
  published: ReadonlySet<string>,
): Generator<string> {
  const { pages, entries } = read.content
  const due = Object.entries(entries).flatMap(([collection, list]) =>
    list.filter(({ facts }) => facts.status === 'scheduled').map(({ slug }) => `${collection}/${slug}`),
  )
  const known = new Set([...published, ...due])
  for (const path of listPublished(tree, { pages, entries }).keys()) if (!known.has(path)) yield path
}

/** The changes without which there are fewer errors: one, or where no single one helps, all; undefined if that does not help either. */
async function findCause(
  changes: readonly string[],
  errors: number,
  countWithout: (paths: readonly string[]) => Promise<number>,
): Promise<readonly string[] | undefined> {
  if (changes.length === 0) return undefined
  let best: { paths: readonly string[]; errors: number } = { paths: changes, errors: await countWithout(changes) }
  if (best.errors >= errors) return undefined
  for (const path of changes.slice(0, changes.length > maxTrials ? 0 : maxTrials)) {
    const left = await countWithout([path])
    const isBetter = left < best.errors || (left === best.errors && best.paths.length > 1)
    if (isBetter || (left < errors && best.paths.length > 1)) best = { paths: [path], errors: left }
    if (left === 0) break
  }
  return best.paths
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

/** The errors by the folder that is held back for them. One of another file, such as a redirect, may come of one of these. */
function groupErrors(errors: readonly Diagnostic[], name: string, tree: FolderItem): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>()
  for (const error of errors) {
    const path = error.subject ?? toFolderPath(error.file, name, tree)
    if (path === undefined) continue
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

/** The folders that differ from what is published: changed, new, removed. */
function* listChanges(tree: FolderItem, kept: KeptSources): Generator<string> {
  const present = new Set<string>()
  for (const [path, folder] of listFolders(tree)) {
    present.add(path)
    if (!kept.isPublished(path, folder)) yield path
  }
  for (const path of kept.paths()) if (!present.has(path)) yield path
}
