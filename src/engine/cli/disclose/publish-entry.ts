import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { archiveFile } from '#engine/content/archive/archive-lock.ts'
import { findDiscloser, readDisclosureLog, type Discloser } from '#engine/content/archive/disclosure-log.ts'
import { factsFile } from '#engine/content/entries/read-facts.ts'
import { ContentError } from '#engine/content/source/diagnostics.ts'
import { takenDownFile } from '#engine/content/taken-down/taken-down.ts'
import { toDiscloseCommand, type DisclosingVerb } from '#engine/model/content/disclose-command.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { listBegun, removeBegun, writeBegun } from '#engine/publish/begun-note.ts'
import { openPublisher } from '#engine/publish/open-publisher.ts'
import type { PublisherOptions } from '#engine/publish/publisher-options.ts'
import type { PublishOutcome } from '#engine/publish/publisher.ts'
import type { Hold } from '#engine/store/release-table.ts'
import { BuildLockError, withBuildLock } from '#engine/store/releases/build-lock.ts'
import { readHold } from '#engine/store/releases/describe-hold.ts'
import { formatMoment } from '#engine/store/releases/format-moment.ts'
import { ProgramError } from '#lib/program-error.ts'
import { listed, say, type Message } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { checkClock } from './check-clock.ts'
import { toCommitCommands } from './describe-others.ts'
import type { Disclosed } from './find-disclosed.ts'
import { findTakenDown } from './find-taken-down.ts'
import { findAppearingWith, findUncommitted } from './find-uncommitted.ts'
import { hasRecord } from './record-disclosed.ts'
import { setAsideChanges } from './set-aside-changes.ts'
import { toTypedCommand } from './to-typed-command.ts'
import { withFormerLines } from './with-former-lines.ts'
import { writeWhole } from './write-whole.ts'

/** Changes the text of an `entry.yaml`. */
export type EditFacts = (facts: string, now: { moment: string }) => string

export interface DiscloseOptions {
  path: string
  verb: DisclosingVerb
  edit: EditFacts
  /** Further lines of the output and of the commit: reasons, and dates of the new facts. */
  about?: ((facts: string) => readonly Message[]) | undefined
  /** The collections whose entries it is for; by default those that are recorded. */
  collections?: readonly CollectionName[]
  /** That of the general meetings. */
  meetings: CollectionName
  /** The first word of the output and of the commit, where it is not that of the verb. */
  word?: Message | undefined
  by: string
  approvedBy?: string | undefined
  urgent?: true | undefined
  /** Why it is urgent. */
  reason?: string | undefined
  show?: true | undefined
  /** True where whoever discloses answers for a clock that is behind. */
  clockIsRight?: true | undefined
  commit: boolean
  finish: string
  receipt?: string | undefined
  out: string
  content: string
  /** The file of the program that publishes the site. */
  build: string
  /** Folders of the content that are published and committed with it, in the same release. */
  with?: readonly string[] | undefined
  /** Lines at the end of the commit, such as `Ticket: 12`. */
  trailer?: readonly string[] | undefined
}

/** An entry that a release has. */
export interface PublishedEntry {
  outcome: PublishOutcome
  /** The moment that it states. */
  moment: string
  /** True if a program that was stopped had published it before. */
  isLeft: boolean
  /** Of what a program that was stopped had published, who had: the log says so, and nothing else is to say otherwise. */
  publishedBy?: Discloser | undefined
  /** That something was made in a later minute, where somebody answers for it. */
  behind?: Message | undefined
}

interface Publishing {
  entry: Disclosed
  options: DiscloseOptions
  isRecorded: boolean
  /** True if what was published is recorded and committed. */
  isComplete: () => boolean
}

/**
 * Writes the moment into an entry and publishes it. What a program that was stopped has published is published as it is, with the
 * moment of then; what it had only begun is begun again.
 * @throws where the entry is not published: its files are as they were then
 */
export async function publishEntry(
  places: PublisherOptions,
  { entry, options, isRecorded, isComplete }: Publishing,
): Promise<PublishedEntry> {
  const { id, folder } = entry
  const { verb, edit, show } = options
  const log = isRecorded ? readDisclosureLog(places.outDirectory, places.contentDirectory).get(id) : undefined
  const isFirst = verb === 'Disclose'
  // Another machine may have published it.
  const lock = join(places.contentDirectory, archiveFile)
  const isDisclosed = log !== undefined || (isRecorded && hasRecord(lock, entry, 'published'))
  if (isRecorded && !isFirst && !isDisclosed) {
    throw new ProgramError(say`${id} was not disclosed yet: ${toDiscloseCommand('Disclose', id, options)}`)
  }
  const file = join(folder, factsFile)
  const note = listBegun(places).find((one) => one.id === id && readFileSync(file, 'utf8') === one.after)
  const isOut = note && (note.isPublished || (log?.release ?? 0) > note.release)
  // What a program that was stopped has published is recorded and committed now; what is held since a rollback, shown.
  const isLeft = isFirst ? isDisclosed : isOut === true && note.verb === verb && !isComplete()
  if (isFirst && isLeft && !show && isComplete()) {
    removeBegun(places, id)
    throw new ProgramError(
      say`${id} was disclosed, and does not change any more. Correct it: ${toDiscloseCommand('Correct', id, options)}; or withdraw it: ${toDiscloseCommand('Withdraw', id, options)}`,
    )
  }
  if (isLeft) {
    const outcome = await publishNow(places, id, options)
    const first = isFirst ? findEntry(entry, outcome)?.facts.publishedAt : undefined
    const known = first === undefined ? note?.moment : toSiteMoment(new Date(first))
    const part = { id, part: isFirst ? 'published' : 'withdrawn' }
    const logged = findDiscloser(places.outDirectory, places.contentDirectory, part)
    const publishedBy = logged ?? (note && { by: note.by })
    return { outcome, moment: known ?? toSiteMoment(places.config.clock()), isLeft, publishedBy }
  }
  const gone = findTakenDown(places.site, places.contentDirectory, entry)
  if (gone !== undefined) throw new ProgramError(describeTakenDown(id, gone))
  const hold = readHold(places.outDirectory, { isAny: true })
  if (hold && !show) throw new ProgramError(describeHeldSite(hold.held))
  if (note && !isOut) writeWhole(file, note.before)
  // What cannot be written is said before anything is begun.
  edit(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), { moment: toSiteMoment(places.config.clock()) })
  const attempt = { entry, options, release: log?.release ?? 0 }
  try {
    return await stampAndPublish(places, attempt)
  } catch (error) {
    // What is withdrawn is what was disclosed, whatever somebody has made of it since.
    const setAside = verb === 'Withdraw' && error instanceof ContentError ? setAsideChanges(places, entry) : undefined
    if (!setAside) throw tellUnpublished(id, error)
    try {
      const published = await stampAndPublish(places, attempt)
      console.error(
        told(
          say`warning: ${id} had been changed since it was disclosed (${listed(setAside.names)}). It is withdrawn as it was published; what had been changed is in ${setAside.place}`,
        ),
      )
      return published
    } catch (second) {
      setAside.putBack()
      throw tellUnpublished(id, second)
    }
  }
}

function tellUnpublished(id: string, error: unknown): unknown {
  console.error(told(say`${id} is not published, and its files are as they were:`))
  return error
}

/** Writes the moment into the facts and publishes them. @throws where they are not published: they are as they were then */
async function stampAndPublish(
  places: PublisherOptions,
  { entry: { id, folder }, options, release }: Pick<Publishing, 'entry' | 'options'> & { release: number },
): Promise<PublishedEntry> {
  const { verb, by, edit } = options
  const file = join(folder, factsFile)
  const before = readFileSync(file, 'utf8')
  const behind = checkClock(places, { isRight: options.clockIsRight === true })
  const moment = toSiteMoment(places.config.clock())
  const after = edit(before.replaceAll('\r\n', '\n'), { moment })
  const begun = { id, verb, by, command: toTypedCommand(), moment, before, after, release, isPublished: false }
  writeBegun(places, begun)
  try {
    writeWhole(file, after)
    const outcome = await publishNow(places, id, options)
    writeBegun(places, { ...begun, isPublished: true })
    return { outcome, moment, isLeft: false, behind }
  } catch (error) {
    writeWhole(file, before)
    removeBegun(places, id)
    throw error instanceof ContentError ? withFormerLines(error, file, { before, after }) : error
  }
}

/** Says that what is disclosed would have the minute of now, at which nobody could read it. */
function describeHeldSite({ number, since }: Hold): Message {
  return say`The site stays at release ${String(number)} since the rollback of ${formatMoment(since)}, so that nobody could read it yet; nothing was changed. The same command with --show publishes it, and shows the latest release with it; npm run rollback -- --forward shows that release first`
}

/** Says that what is published would be on no page. */
function describeTakenDown(id: string, address: string): Message {
  return say`${id} was taken down: ${address} answers 410, and no page would show what is published of it; nothing was changed. To publish it again, remove its lines from ${takenDownFile}, and run npm run publish`
}

/** The entry as a release shows it. */
export function findEntry({ collection, slug }: Disclosed, { read }: PublishOutcome): Entry | undefined {
  const entries: readonly Entry[] = read.content.entries[collection]
  return entries.find((one) => one.slug === slug)
}

/** Says that what appears with an entry, and is checked with it, would stay behind. */
function describeUncommitted(id: string, path: string, content: string): Message {
  return say`${path} has figures that appear with ${id}, and is not committed. Commit it first: ${toCommitCommands(content, path)}. Or publish ${id} without them: --urgent --reason "…"`
}

/** Publishes what the options say, and nothing else that is not committed. @throws where the entry is not published */
async function publishNow(
  places: PublisherOptions,
  id: string,
  { by, approvedBy, urgent, reason, show, verb, content, with: along = [] }: DiscloseOptions,
): Promise<PublishOutcome> {
  const { site, contentDirectory } = places
  const findWaiting = (changed: readonly string[]) => {
    const waiting = findUncommitted(
      places,
      changed.filter((path) => path !== id && !along.includes(path)),
    )
    const own = verb === 'Disclose' ? findAppearingWith(site, contentDirectory, { id, paths: waiting }) : []
    if (own[0] !== undefined) throw new ProgramError(describeUncommitted(id, own[0], content))
    return waiting
  }
  const publisher = openPublisher({ ...places, findWaiting })
  try {
    return await publisher.publish({
      isShown: show === true,
      required: id,
      only: urgent ? id : undefined,
      disclosedBy: { by, ...(approvedBy !== undefined && { approvedBy }), ...(urgent && reason && { reason }) },
    })
  } finally {
    await publisher.close()
  }
}

/** In milliseconds: another program that publishes has ended by then, or never will. */
const longestWait = 60_000

/** Waits for another program that publishes. @throws {BuildLockError} where it does not end */
export async function withFreeLock<Result>(
  { outDirectory, progress }: PublisherOptions,
  run: () => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + longestWait
  let isTold = false
  for (;;) {
    try {
      return await withBuildLock(outDirectory, run)
    } catch (error) {
      if (!(error instanceof BuildLockError) || performance.now() > end) throw error
      if (!isTold) progress.print(told(say`Another program is publishing: waiting for it`))
      isTold = true
      await pause(500)
    }
  }
}
