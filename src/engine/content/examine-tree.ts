import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Content, Entries } from '#engine/model/entries/content.ts'
import { archiveFile, type ArchiveLock } from './archive/archive-lock.ts'
import type { DigestsOf } from './archive/archived-entry.ts'
import { readArchiveLock, readWholeLock } from './archive/read-archive-lock.ts'
import { withPublished, type KnownDisclosures } from './archive/with-published.ts'
import { checkIcons } from './check-icons.ts'
import { checkScheduled } from './check-scheduled.ts'
import { runChecks, type Check, type HiddenEntries } from './check/content-check.ts'
import type { TextRules } from './check/text-rules.ts'
import { contentChecks } from './checks/content-checks.ts'
import { collectAt } from './collect-at.ts'
import type { ContentObjects } from './content-objects.ts'
import { collectEntries, type AnyEntryFolder, type Collected } from './entries/collect-entries.ts'
import type { EntryHashes } from './entries/entry-hashes.ts'
import { listEntries, type ListedEntry } from './entries/list-entries.ts'
import { findNextChange, type MomentsOf } from './find-next-change.ts'
import type { ReadIcons } from './icons/create-icon-reader.ts'
import type { IconSources } from './icons/read-icon-sources.ts'
import { readMenus } from './menus/read-menus.ts'
import { readRedirects } from './redirects/read-redirects.ts'
import { Diagnostics } from './source/diagnostics.ts'
import type { Folder } from './source/folder.ts'
import { rules } from './source/rules.ts'
import type { FolderItem } from './source/source-tree.ts'
import { readTakenDown } from './taken-down/read-taken-down.ts'
import type { TakenDownList } from './taken-down/taken-down.ts'
import { toCheckContext } from './to-check-context.ts'
import { checkRepeats } from './wording-checks/check-repeats.ts'
import { listWording, reportWording, type TextWording } from './wording-checks/list-wording.ts'
import { readWordingList } from './wording/read-wording-list.ts'
import type { Term } from './wording/wording-list.ts'

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
  /** The record of disclosures in the folder; undefined where there is none. */
  lock: ArchiveLock | undefined
  takenDown: TakenDownList
  /** The forms in texts that are written otherwise here, which are among the diagnostics too. */
  wording: readonly TextWording[]
  /** Errors and warnings; only warnings from functions that throw on errors. */
  diagnostics: Diagnostics
  /** The path of the content's folder, as diagnostics have it. */
  folder: string
  /** The results of reading all entries: whatever a moment may show. */
  collected: Collected
  /** The content of other results, or of another moment. Unchecked: for previews. */
  show: (collected: Collected, now: Date) => ShownContent
}

/** A content, and what follows from it. */
export interface ShownContent extends Pick<ReadContent, 'content' | 'nextChange' | 'icons'> {
  /** The entries and pages that are not in it yet. */
  hidden: HiddenEntries
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
  /** The record of what releases have published, which is protected before the lock records it. */
  disclosed?: KnownDisclosures | undefined
  /** The folders of entries that the tree lacks because they have errors, which are said already: `news/a`. */
  leftOut?: ReadonlySet<string>
  /** The content as it is, where the tree has former folders in place of some: what its lock has is recorded, also while that waits. */
  whole?: FolderItem | undefined
  /** The entry that the program that asks records in the archive once it is published: `disclosures/a`. */
  recording?: string | undefined
  /** True if that entry cannot wait until what its text says is mended: a check may warn of it then. */
  isUrgent?: boolean | undefined
  /** True if the program that asks records in the archive whatever it lacks of what is published. */
  isRecordingAll?: boolean | undefined
  /** The branch that has an entry which is not here, `disclosures/a`; undefined where none has. Asked for in errors alone. */
  findBranch?: ((id: string) => string | undefined) | undefined
}

/** How the entries of a tree are read, and what is kept between its readings. */
export interface TreeReading {
  /** Reads the entries. Returns a function for what each was read as. */
  readEntries: (
    listed: readonly ListedEntry[],
    terms: readonly Term[],
  ) => Promise<(entry: ListedEntry) => AnyEntryFolder>
  readIcons: () => Promise<ReadIcons>
  objects: ContentObjects
  textRules: TextRules
  /** The lists of the last reading, which are used again where they are equal. */
  previous?: Entries | undefined
}

/** Reads and checks the content of a tree. Does not throw on errors: invalid entries are left out. */
export async function examineTree(
  root: Folder,
  { readEntries, readIcons, objects, textRules, previous }: TreeReading,
  options: CheckOptions,
): Promise<ReadContent> {
  const { site, now, disclosed = new Map(), leftOut = new Set<string>() } = options
  const diagnostics = new Diagnostics()
  const listed = listEntries(site, root, diagnostics)
  const wording = await readWordingList(root, diagnostics)
  const isStrict = wording.strict
  const [read, { sources: iconSources, diagnostics: iconDiagnostics }, recorded, takenDown, redirects, menus] =
    await Promise.all([
      readEntries(listed, wording.terms),
      readIcons(),
      readArchiveLock(site, root, diagnostics),
      readTakenDown(site, root, diagnostics),
      readRedirects(root, diagnostics),
      readMenus(root, diagnostics),
    ])
  const { lock, lost } = withPublished(site, recorded, disclosed)
  const all = collectEntries(listed, read, { names: site.names, lock, isStrict, diagnostics })
  const { collected, gone, withheld, moments, entriesAt } = collectAt(now, all, { site, takenDown, leftOut })
  const folder = root.name
  const isDamaged = diagnostics.list.some(({ rule }) => rule === rules.archiveLock.name)
  const { whole = root.source } = options
  const isHeld = whole.items.get(archiveFile) !== root.source.items.get(archiveFile)
  const archive = lock && {
    lock,
    recorded,
    present: isHeld ? await readWholeLock(site, { ...root, source: whole }) : isDamaged ? undefined : recorded,
    isDamaged,
    lost,
    digestsOf: objects.digestsOf,
    recording: options.recording,
    isUrgent: options.isUrgent,
    isRecordingAll: options.isRecordingAll,
    findBranch: options.findBranch,
  }
  const shared = { site, objects, lists: objects.lists, textRules, folder, archive, takenDown, redirects, menus }
  const present = { ...shared, collected, gone, withheld }
  const { context, icons, results } = toCheckContext({ ...present, now, diagnostics, previous })
  diagnostics.addAll(iconDiagnostics, { isDraft: false })
  checkIcons(icons, iconSources, diagnostics)
  const wordingProblems = listWording(results, { folder, lock })
  reportWording(wordingProblems, { diagnostics, isStrict })
  checkRepeats(results, { site, folder, lock, allowed: wording.repeats, isStrict, diagnostics })
  const checks = [...contentChecks, ...site.checks, ...(options.checks ?? [])]
  await runChecks(checks, context)
  const scheduled = { collected: collected.entries, entriesAt, moments }
  await checkScheduled(context, { ...scheduled, checks, objects, lists: objects.lists, textRules, diagnostics })
  textRules.keep()
  const { hashes, digestsOf } = objects
  return {
    ...toShown(site, { context, icons, moments }),
    collected: all,
    show: (others, moment) => {
      const then = collectAt(moment, others, { site, takenDown, leftOut })
      const found = { ...shared, ...then, now: moment, diagnostics: new Diagnostics(), previous: undefined }
      return toShown(site, { ...toCheckContext(found), moments: then.moments })
    },
    folder,
    wording: wordingProblems,
    diagnostics,
    iconSources,
    hashes,
    digestsOf,
    lock: recorded,
    takenDown,
  }
}

function toShown(
  site: CheckedSite,
  {
    context,
    icons,
    moments,
  }: Pick<ReturnType<typeof toCheckContext>, 'context' | 'icons'> & { moments: readonly string[] },
): ShownContent {
  const { content, hidden } = context
  const nextChange = findNextChange(content.entries, hidden, {
    now: content.now,
    newsNames: site.newsNames,
    momentsOf: (...input) => [...moments.map((moment) => Date.parse(moment)), ...site.momentsOf(...input)],
  })
  return {
    content,
    hidden,
    nextChange,
    icons: icons.flatMap(({ icon, visibility }) => (visibility === 'visible' ? [icon] : [])),
  }
}
