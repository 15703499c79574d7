import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Content, Entries } from '#engine/model/entries/content.ts'
import type { ArchiveLock } from './archive/archive-lock.ts'
import type { DigestsOf } from './archive/archived-entry.ts'
import { readArchiveLock } from './archive/read-archive-lock.ts'
import { checkIcons } from './check-icons.ts'
import { checkScheduled } from './check-scheduled.ts'
import type { Check } from './check/content-check.ts'
import { contentChecks } from './checks/content-checks.ts'
import { ContentObjects } from './content-objects.ts'
import { collectEntries, schemasOf, type AnyEntryFolder, type Collected } from './entries/collect-entries.ts'
import type { EntryHashes } from './entries/entry-hashes.ts'
import { listEntries, type ListedEntry } from './entries/list-entries.ts'
import { createReadCache, type ReadCache } from './entries/read-cache.ts'
import { readEntryFolder } from './entries/read-entry-folder.ts'
import { findNextChange, type MomentsOf } from './find-next-change.ts'
import type { IconSources } from './icons/read-icon-sources.ts'
import { Diagnostics } from './source/diagnostics.ts'
import type { Folder } from './source/folder.ts'
import { readTakenDown } from './taken-down/read-taken-down.ts'
import type { TakenDownList } from './taken-down/taken-down.ts'
import { toCheckContext } from './to-check-context.ts'
import { withoutTakenDown } from './without-taken-down.ts'
import { checkRepeats } from './wording-checks/check-repeats.ts'
import { listWording, reportWording, type TextWording } from './wording-checks/list-wording.ts'
import { readWordingList } from './wording/read-wording-list.ts'
import type { WordingList } from './wording/wording-list.ts'

export interface ReadContent {
  content: Content
  /** When the same files next give another output, as an ISO instant; undefined if never. */
  nextChange: string | undefined
  /** The icons that visible content uses, such as `lucide:wallet`. */
  icons: string[]
  iconSources: IconSources
  /** The hashes of the parts of each entry and page of `content`. */
  hashes: EntryHashes
  /** The hashes of the sources of archived entries of `content`. */
  digestsOf: DigestsOf
  /** The record of disclosures; undefined where there is none. */
  lock: ArchiveLock | undefined
  takenDown: TakenDownList
  /** The forms in texts that are written otherwise here, which are among the diagnostics too. */
  wording: readonly TextWording[]
  /** Errors and warnings; only warnings from functions that throw on errors. */
  diagnostics: Diagnostics
}

/** A site with what it checks of its content, besides what holds for every site. */
export interface CheckedSite extends ContentSite {
  checks: readonly Check[]
  momentsOf: MomentsOf
}

/** For which moment to read, and what to check. */
export interface CheckOptions {
  site: CheckedSite
  /** The moment to read for. Entries scheduled for later are left out. */
  now: Date
  /** Checks in addition to those that always run. */
  checks?: readonly Check[]
}

export interface ReadOptions extends CheckOptions {
  /** For callers that read several similar trees: unchanged folders are not read again. */
  cache?: ReadCache
}

/** Reads and checks the content of a tree. Does not throw on errors: invalid entries are left out. */
export async function examineTree(root: Folder, options: ReadOptions): Promise<ReadContent> {
  const { site, cache = createReadCache() } = options
  const diagnostics = new Diagnostics()
  const listed = listEntries(site, root, diagnostics)
  const wording = await readWordingList(root, diagnostics)
  const reading = { ...cache, terms: wording.terms }
  const read = new Map<ListedEntry, AnyEntryFolder>()
  await Promise.all(
    listed.map(async (entry) => {
      if (entry.folder) read.set(entry, await readEntryFolder(entry.folder, schemasOf(site, entry.kind), reading))
    }),
  )
  const lock = await readArchiveLock(site, root, diagnostics)
  const collected = collectEntries(listed, (entry) => toRead(read.get(entry)), { names: site.names, lock, diagnostics })
  const icons = await cache.icons()
  const takenDown = await readTakenDown(site, root, diagnostics)
  const input = {
    collected,
    icons,
    objects: new ContentObjects(site),
    folder: root.name,
    lock,
    takenDown,
    wording,
    diagnostics,
  }
  return examineEntries(input, options)
}

function toRead(read: AnyEntryFolder | undefined): AnyEntryFolder {
  if (!read) throw new Error('A listed entry was not read')
  return read
}

export interface ExamineInput {
  collected: Collected
  icons: Awaited<ReturnType<ReadCache['icons']>>
  objects: ContentObjects
  /** The path of the content's folder, for messages. */
  folder: string
  lock: ArchiveLock | undefined
  takenDown: TakenDownList
  wording: WordingList
  /** The lists of the last reading, which are used again where they are equal. */
  previous?: Entries | undefined
  /** The errors of reading, to which those of the checks are added. */
  diagnostics: Diagnostics
}

/** Checks what was read. */
export async function examineEntries(
  {
    collected: all,
    previous,
    icons: { sources: iconSources, diagnostics: iconDiagnostics },
    objects,
    folder,
    lock,
    takenDown,
    wording,
    diagnostics,
  }: ExamineInput,
  { site, now, checks: additionalChecks = [] }: CheckOptions,
): Promise<ReadContent> {
  const lists = objects.lists
  const { collected, hidden: gone } = withoutTakenDown(site, all, takenDown)
  const { context, icons, results } = toCheckContext({
    site,
    collected,
    objects,
    lists,
    folder,
    lock,
    takenDown,
    gone,
    now,
    diagnostics,
    previous,
  })
  diagnostics.addAll(iconDiagnostics, { isDraft: false })
  checkIcons(icons, iconSources, diagnostics)
  const wordingProblems = listWording(results, { folder, lock })
  reportWording(wordingProblems, diagnostics)
  checkRepeats(results, { folder, lock, allowed: wording.repeats, diagnostics })
  const checks = [...contentChecks, ...site.checks, ...additionalChecks]
  for (const check of checks) await check(context)
  await checkScheduled(context, { checks, collected: collected.entries, objects, lists })
  const { content, hidden } = context
  const nextChange = findNextChange(content.entries, hidden, {
    now,
    newsNames: site.newsNames,
    momentsOf: site.momentsOf,
  })
  const visibleIcons = icons.flatMap(({ icon, visibility }) => (visibility === 'visible' ? [icon] : []))
  const { hashes, digestsOf } = objects
  return {
    content,
    nextChange,
    wording: wordingProblems,
    diagnostics,
    icons: visibleIcons,
    iconSources,
    hashes,
    digestsOf,
    lock,
    takenDown,
  }
}
