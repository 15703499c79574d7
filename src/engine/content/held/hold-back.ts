import type { DisclosingVerb } from '#engine/model/content/disclose-command.ts'
import type { CommonFacts } from '#engine/model/entries/common-fields.ts'
import type { Content } from '#engine/model/entries/content.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { ProgramError } from '#lib/program-error.ts'
import { keysOf } from '#lib/records.ts'
import { listed, say } from '#lib/say/message.ts'
import type { Diagnostic, Diagnostics } from '../source/diagnostics.ts'
import type { FolderItem } from '../source/source-tree.ts'
import { findRenames, withRenames } from './find-renames.ts'
import { groupErrors } from './group-errors.ts'
import type { KeptSources } from './kept-sources.ts'
import { listFolders, listPublished } from './list-folders.ts'
import { replaceFolder } from './replace-folder.ts'
import { rootFiles } from './root-files.ts'

/** A disclosure that a program was stopped at. */
export interface Begun {
  by: string
  verb: DisclosingVerb
  /** The command that was typed. */
  command?: string | undefined
}

/** A folder of the content of which not the present files are published. */
export interface HeldFolder {
  /** Below the content: `news/a`; the content itself is the empty one. */
  path: string
  /** True if it stays as it was published; else it was never published, and is left out. */
  isPublished: boolean
  /** True if what was published is not known on this machine, so that it stays as it was committed. */
  isCommitted?: boolean
  /** Why: its errors. None where it is removed, and something that stays needs it, or where another change alone is published. */
  errors: readonly Diagnostic[]
  /** True if it is not to be published yet: see `HoldOptions.findWaiting`. */
  isWaiting: boolean
  /** Who began what with it, where a program was stopped in between: see `HoldOptions.begun`. */
  begun?: Begun | undefined
  /** Its path before, which stays: only one of its names may be public. */
  formerPath?: string | undefined
  /** Of the content itself, which of its files differ from what is published: `archive.lock`. */
  files?: readonly string[]
}

/** A folder that is published otherwise than before: of a new or changed one the present files, or none of one that was removed. */
export interface PublishedChange {
  path: string
  isRemoved: boolean
}

/** The parts of what is read that are needed here. */
export interface Examined {
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
  /** The entries with which parts of an entry of a collection have appeared: `periodic-reports/a`. Empty if it has no such parts. */
  findConditions: (collection: CollectionName, facts: CommonFacts) => readonly string[]
  /** Of the folders that have changed, those that are not to be published yet. What was scheduled appears at its time nevertheless. */
  findWaiting?: ((changed: readonly string[]) => readonly string[]) | undefined
  /** Folders that a program has begun to publish before it was stopped, and who: they wait for whoever goes on. */
  begun?: ReadonlyMap<string, Begun> | undefined
  /**
   * Called where nothing is known of what was published, and something is to stay as it was: may say what to take for it, by
   * `KeptSources.assume`.
   */
  assumePublished?: (() => Promise<void>) | undefined
}

/** The content without the changes that have errors, if the rest can be published without them. */
export interface HeldContent<Read> {
  read: Read
  /** The tree that was read. */
  tree: FolderItem
  held: readonly HeldFolder[]
  /** The other changes that it has, where something was to wait, or one change alone was to be published. */
  changes: readonly PublishedChange[]
}

/** Thrown where folders are not to be published yet, and cannot stay as they were. */
export class UnknownPublishedError extends ProgramError {
  override name = 'UnknownPublishedError'

  constructor(paths: readonly string[]) {
    const named = paths.filter((path) => path !== '').slice(0, nameLimit)
    const first = listed([...named, ...(paths.includes('') ? rootFiles : [])])
    const more = paths.length - (paths.includes('') ? 1 : 0) - named.length
    const names = more > 0 ? say`${first} and ${more} more` : first
    super(
      say`What was published before is not known on this machine, so that these cannot stay as they were: ${names}. Commit them with Git, or publish the content as it is: npm run publish`,
    )
  }
}

/** How many folders a message names. */
const nameLimit = 5

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
  { name, kept, examine, only, findConditions, findWaiting, begun, assumePublished }: HoldOptions<Read>,
): Promise<HeldContent<Read>> {
  const held = new Map<string, readonly Diagnostic[]>()
  let published = new Set(kept.paths())
  let renames: Map<string, string> | undefined
  const close = async (paths: readonly string[]) => {
    if (paths.length === 0) return paths
    renames ??= await findRenamesIn(tree, kept, only)
    return [...withRenames(paths, renames, (path) => published.has(path))]
  }
  const readHeld = async (more: readonly string[] = []) => {
    const next = withHeld(tree, await close([...held.keys(), ...more]), kept)
    return { tree: next, read: await examine(next) }
  }
  let first = only === undefined && !findWaiting && !begun?.size ? await readHeld() : undefined
  if (first?.read.diagnostics.errors.length === 0) return { ...first, held: [], changes: [] }
  if (published.size === 0 && assumePublished) {
    await assumePublished()
    published = new Set(kept.paths())
  }
  const all = [...listChanges(tree, kept)]
  const changed = new Set(published.size > 0 ? all : [])
  const waiting = new Set<string>()
  if (!first) {
    const others = only === undefined ? (findWaiting?.(all) ?? []) : changed
    for (const path of others) if (path !== only) waiting.add(path)
    if (published.size === 0 && waiting.size > 0) throw new UnknownPublishedError([...waiting])
    for (const path of all) if (begun?.has(path)) waiting.add(path)
    const hold = (paths: readonly string[]) => paths.forEach((path) => held.set(path, []))
    hold([...waiting].filter((path) => published.has(path)))
    first = await readHeld()
    const appearing = [...listNew(first, published, findConditions)].filter((path) => waiting.has(path))
    hold(appearing)
    if (appearing.length > 0) first = await readHeld()
  }
  const toHeld = async () => {
    const formers = new Map(Array.from(renames ?? [], ([former, present]) => [present, former]))
    return (await close([...held.keys()])).map((path) => {
      const [errors, formerPath] = [held.get(path) ?? [], formers.get(path)]
      const isWaiting = waiting.has(path) && errors.length === 0
      const files = path === '' ? { files: kept.findChanges('', tree, rootFiles) } : {}
      return {
        path,
        isPublished: published.has(path),
        ...(kept.isAssumed() && { isCommitted: true }),
        errors,
        isWaiting,
        formerPath,
        begun: begun?.get(path),
        ...files,
      }
    })
  }
  const end = async (reached: Pick<HeldContent<Read>, 'read' | 'tree'>, isWhole = true): Promise<HeldContent<Read>> => {
    const folders = isWhole ? await toHeld() : []
    const stays = new Set(folders.map(({ path }) => path))
    const shown = listPublished(reached.tree, reached.read.content)
    const changes = all.flatMap((path) => {
      const isRemoved = !shown.has(path)
      return path === '' || stays.has(path) || (isRemoved && !published.has(path)) ? [] : [{ path, isRemoved }]
    })
    return { ...reached, held: folders, changes: published.size > 0 ? changes : [] }
  }
  let current = first
  for (let round = 0; round < maxRounds; round++) {
    const { errors } = current.read.diagnostics
    if (errors.length === 0) return end(current)
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
      return end(current)
    }
    for (const path of cause) held.set(path, errors)
    current = await readHeld()
  }
  return end(first, only !== undefined)
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

/** The folders that would appear for the first time, but for those whose time it is: they were scheduled, or are part of what was. */
function* listNew(
  { read, tree }: Pick<HeldContent<Examined>, 'read' | 'tree'>,
  published: ReadonlySet<string>,
  findConditions: HoldOptions<Examined>['findConditions'],
): Generator<string> {
  const { pages, entries } = read.content
  const toShown = (collection: CollectionName) =>
    entries[collection].map(({ slug, facts }) => ({ path: `${collection}/${slug}`, collection, facts }))
  const shown = keysOf(entries).flatMap(toShown)
  const due = new Set(
    shown.filter(({ path, facts }) => facts.status === 'scheduled' && !published.has(path)).map(({ path }) => path),
  )
  const isPartOfDue = ({ collection, facts }: (typeof shown)[number]) => {
    const conditions = findConditions(collection, facts)
    return conditions.length > 0 && conditions.every((path) => due.has(path))
  }
  const known = new Set([...published, ...due])
  for (const one of shown) if (!known.has(one.path) && isPartOfDue(one)) known.add(one.path)
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

/** The folders that differ from what is published: changed, new, removed. */
function* listChanges(tree: FolderItem, kept: KeptSources): Generator<string> {
  const published = new Set(kept.paths())
  for (const [path, folder] of listFolders(tree)) {
    const isKnown = published.delete(path)
    if (!isKnown || kept.findChanges(path, folder, path === '' ? rootFiles : undefined).length > 0) yield path
  }
  yield* published
}

/** The folders that are not there any more, and are there under another name. @param only whose change is published whatever it is */
function findRenamesIn(tree: FolderItem, kept: KeptSources, only: string | undefined): Promise<Map<string, string>> {
  const present = new Map(listFolders(tree))
  const published = new Set(kept.paths())
  const removed = new Map<string, FolderItem>()
  for (const path of published) {
    const folder = present.has(path) ? undefined : kept.folderAt(path)
    if (folder) removed.set(path, folder)
  }
  return findRenames(removed, new Map([...present].filter(([path]) => path !== only && !published.has(path))))
}
