import { toArchiveCommand } from '#engine/model/content/archive-command.ts'
import { toEntryHref } from '#engine/model/content/content-site.ts'
import { toDiscloseCommand } from '#engine/model/content/disclose-command.ts'
import { toRestoreCommand } from '#engine/model/content/restore-command.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { locales, sourceLocale } from '#engine/model/locale/locale.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import { listed, say, type Message } from '#lib/say/message.ts'
import { archiveFile, type ArchivedParts, type ArchiveRecord } from '../archive/archive-lock.ts'
import { findChangedParts, listArchived, takenDownParts, toParts } from '../archive/archived-entry.ts'
import type { LostRecord } from '../archive/with-published.ts'
import { defineCheck, type ArchiveFacts, type CheckContext } from '../check/content-check.ts'

/**
 * Disclosed entries are as they were: a correction is an entry of its own. Off without a record of them, which is the lock, and what
 * releases have published.
 */
export const checkArchive = defineCheck('archive', 'integrity', (context) => {
  const { site, archive, content, checked, invalid, takenDown } = context
  // Scheduled entries, which are checked as of later moments, are recorded once they have appeared.
  if (!archive || checked !== content) return
  const { lock, present: written, lost, digestsOf, recording, isRecordingAll } = archive
  for (const one of lost) {
    if (!isGoneRecord(context, one.id) && !(isRecordingAll && isMissing(archive, one))) reportLost(context, one)
  }
  const archived = listArchived(site, content.entries)
  for (const [id, record] of lock) {
    // Its own errors are reported already.
    const isKnown = archived.has(id) || invalid.has(id) || isTakenDown(context, record) || isAhead(context, id, record)
    if (!isKnown) reportMissing(context, id, record)
  }
  for (const [id, entry] of archived) {
    const digests = digestsOf(entry)
    if (!digests) continue
    const present = toParts(entry, digests)
    const changed = findChangedParts(
      lock.get(id)?.parts ?? new Map<string, string>(),
      present,
      takenDownParts(entry, takenDown),
    )
    for (const part of changed) reportChanged(context, entry, part)
    // Whoever discloses an entry records that: of others, the next check says it.
    if (written && recording === undefined && changed.length === 0) {
      reportUnrecorded(context, entry, { record: written.get(id), present })
    }
  }
})

/** Every entry has these, and they are recorded together. */
const firstParts: readonly string[] = ['published', 'entry.yaml', `${sourceLocale}.md`]

/** How long what has appeared may be unrecorded before lines that were lost are a likelier reason. */
const freshMs = 24 * 60 * 60 * 1000

/** Says what is not recorded. Where nobody can know if it never was, it says both what is to be done if it was, and if it was not. */
function reportUnrecorded(
  { report, folder, now, archive }: CheckContext,
  entry: Entry,
  { record, present }: { record: ArchiveRecord | undefined; present: ArchivedParts },
): void {
  const parts = [...present.keys()].filter((part) => !record?.parts.has(part))
  if (parts.length === 0) return
  const lost = parts.filter((part) => firstParts.includes(part))
  const id = `${entry.collection}/${entry.slug}`
  // Said already, and that they are to be restored.
  if (archive?.lost.some((one) => one.id === id)) return
  if (record && lost.length > 0) {
    const message = say`${id} has lines here, and lacks others (${listed(lost)}); restore this file: ${toRestoreCommand(folder, archiveFile)} (where the change is committed, with --source COMMIT)`
    report.warnInFile(`${folder}/${archiveFile}`, { line: record.line, column: 1 }, message)
    return
  }
  const command = toArchiveCommand(folder)
  const isFresh = record === undefined && now.getTime() - Date.parse(entry.facts.publishedAt) < freshMs
  const names = listed(parts.filter((part) => !part.endsWith('#listing')))
  if (isFresh) report.warn(entry, [], say`Is published, but not yet in ${archiveFile}; record it: ${command}`)
  else if (record === undefined)
    report.warn(
      entry,
      [],
      say`Is published, and not in ${archiveFile}; restore that file from git if it has lost lines, else record it: ${command}`,
    )
  else
    report.warn(
      entry,
      [],
      say`Has what is not in ${archiveFile} (${names}); restore that file from git if it has lost lines, else record it: ${command}`,
    )
}

/** True if an entry has not appeared yet at the moment for which the content is read: a clock may have been set back. */
function isAhead({ hidden }: CheckContext, id: string, { parts }: ArchiveRecord): boolean {
  const found = hidden.get(id)
  return found?.status === 'scheduled' && Date.parse(found.publishedAt) === Date.parse(parts.get('published') ?? '')
}

function isGoneRecord(context: CheckContext, id: string): boolean {
  const record = context.archive?.lock.get(id)
  return record !== undefined && isTakenDown(context, record)
}

/** True if a lock only lacks lines of an entry, and has no others: they are recorded again by what is published, which the checks hold to them. */
function isMissing({ recorded }: ArchiveFacts, { id, parts }: LostRecord): boolean {
  const own = recorded?.get(id)?.parts
  return parts.every((part) => own?.has(part) !== true)
}

/**
 * The subject is the content itself: its lock is what it was when the release was published. To restore the file from Git would do
 * nothing where the loss is committed, and would take the lines of others where a branch has it.
 */
function reportLost(context: CheckContext, lost: LostRecord): void {
  const { report, folder, archive } = context
  const { id, release, parts } = lost
  const names = parts.join(', ')
  const again = say`record them again: ${toArchiveCommand(folder)}`
  const restore = archive && isMissing(archive, lost) ? again : say`delete its lines there, and ${again}`
  const message =
    release === undefined
      ? say`Git has committed other or further lines of ${id} (${names}); ${restore}`
      : say`${id} was published by release ${String(release)} with other or further lines (${names}); ${describeBranch(context, id) ?? restore}`
  report.errorInFile(`${folder}/${archiveFile}`, { line: 1, column: 1 }, message, '')
}

/** Says which branch has an entry that is not here, and how it comes here; undefined where Git knows none. */
function describeBranch({ archive, folder }: CheckContext, id: string): Message | undefined {
  const branch = archive?.findBranch?.(id)
  if (branch === undefined) return undefined
  return say`the branch ${branch} has it: git -C ${folder} merge ${branch}, or this alone: git -C ${folder} restore --source ${branch} --staged --worktree -- ${id}, then ${toArchiveCommand(folder)}`
}

/** True if an entry is gone because it was taken down; `checkTakenDown` asks why. */
function isTakenDown({ site, takenDown }: CheckContext, { collection, slug }: ArchiveRecord): boolean {
  return takenDown.has(toEntryHref(site, collection, slug) ?? '')
}

function reportMissing(context: CheckContext, id: string, { line, parts }: ArchiveRecord): void {
  const { report, folder, hidden } = context
  const status = hidden.get(id)?.status
  const what = status ? say`is now ${status}` : say`no longer exists`
  const restored = say`restore it: ${toRestoreCommand(folder, id)} (where that is committed, with --source COMMIT); and withdraw it if it must not apply: ${toDiscloseCommand('Withdraw', id, { content: folder })}`
  const fix = (status === undefined ? describeBranch(context, id) : undefined) ?? restored
  const published = parts.get('published')
  const at = published === undefined ? say`moment unknown` : toSiteMoment(new Date(published))
  report.errorInFile(
    `${folder}/${archiveFile}`,
    { line, column: 1 },
    say`${id} was disclosed (${at}) and ${what}; ${fix}`,
    id,
  )
}

function reportChanged(context: CheckContext, entry: Entry, part: string): void {
  const { archive, report, folder } = context
  const id = `${entry.collection}/${entry.slug}`
  const places = { content: folder }
  const fix = say`Restore it: ${toRestoreCommand(folder, id)} (where the change is committed, with --source COMMIT). To correct it, publish a new entry that names this one in \`corrects\`: ${toDiscloseCommand('Correct', id, places)}; or withdraw this one, as it was published: ${toDiscloseCommand('Withdraw', id, places)}`
  const was = archive?.lock.get(id)?.parts.get('published') ?? entry.facts.publishedAt
  const at = toSiteMoment(new Date(was))
  const since = say`disclosed (${at}) and changed or removed since. ${fix}`
  const locale = locales.find((one) => part === `${one}.md`)
  const file = part.replace(/#listing$/, '')
  const index = entry.attachments.findIndex((one) => one.file === file)
  const item = index < 0 ? ['attachments'] : ['attachments', index]
  if (locale && entry.texts[locale]) {
    report.errorInText(entry, { locale, at: { line: 1, column: 1 } }, say`This text was ${since}`)
  } else if (locale) report.error(entry, [], say`"${part}" was ${since}`)
  else if (part === 'published')
    report.error(
      entry,
      ['publishedAt'],
      say`${entry.facts.publishedAt} is not the moment at which it was published. It was ${since}`,
    )
  else if (part === 'withdrawn') report.error(entry, ['status'], say`The withdrawal was ${since}`)
  else if (part === 'entry.yaml') report.error(entry, [], say`These facts were ${since}`)
  else if (part === file) report.error(entry, [...item, 'file'], say`"${file}" was ${since}`)
  else report.error(entry, item, say`How "${file}" is listed was ${since}`)
}
