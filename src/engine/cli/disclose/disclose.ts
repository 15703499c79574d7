import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { archiveFile, type ArchivedParts } from '#engine/content/archive/archive-lock.ts'
import { findFirstRelease, findFirstShown } from '#engine/content/archive/disclosure-log.ts'
import { checkArchive } from '#engine/content/checks/check-archive.ts'
import { factsFile } from '#engine/content/entries/read-facts.ts'
import { describeRemote } from '#engine/content/git/describe-remote.ts'
import type { HeldFolder } from '#engine/content/held/hold-back.ts'
import { ContentError } from '#engine/content/source/diagnostics.ts'
import type { DisclosingVerb } from '#engine/model/content/disclose-command.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import { removeBegun } from '#engine/publish/begun-note.ts'
import { describeHeldBack } from '#engine/publish/describe-held-back.ts'
import type { PublishOutcome } from '#engine/publish/publisher.ts'
import type { Site } from '#engine/publish/site.ts'
import { describeHold } from '#engine/store/releases/describe-hold.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say, type Message } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { createProgress } from '../create-progress.ts'
import { parsePublisherOptions } from '../create-publish-program.ts'
import { checkCommittable } from './check-committable.ts'
import { commitPaths, isUncommitted } from './commit-paths.ts'
import { describeBranch } from './describe-branch.ts'
import { describeAlso, describeOthers } from './describe-others.ts'
import { findAlong } from './find-along.ts'
import { findDisclosed, type Disclosed } from './find-disclosed.ts'
import { listRelying } from './list-relying.ts'
import { findEntry, publishEntry, withFreeLock, type DiscloseOptions, type PublishedEntry } from './publish-entry.ts'
import { hasRecord, recordDisclosed } from './record-disclosed.ts'
import { RefusedError } from './refused-error.ts'
import { toTypedCommand } from './to-typed-command.ts'
import { listUnpublishedCode, toFileNames } from './uncommitted-code.ts'
import { writeWhole } from './write-whole.ts'

/**
 * Publishes an entry at this minute, records it in the archive, commits both, and says what to file. If it cannot be published, its
 * files are as they were before; if what follows cannot be done, the status is 3, and the same command does the rest.
 * @throws {RefusedError} if it has an error
 */
export async function disclose(site: Site, given: DiscloseOptions): Promise<void> {
  const options = toOptions(given)
  const { verb } = options
  const progress = createProgress((text) => process.stdout.write(text))
  const places = { ...parsePublisherOptions({ ...options, keep: 3 }, progress), site }
  const { collections: names, meetings } = options
  const entry = findDisclosed(site, options.path, places.contentDirectory, { names, meetings })
  const isRecorded = site.collections[entry.collection].isArchived
  const lock = join(places.contentDirectory, archiveFile)
  const paths = [
    entry.folder,
    ...findAlong(site, places.contentDirectory, options.with),
    ...(isRecorded ? [resolve(lock)] : []),
  ]
  const part = { id: entry.id, part: verb === 'Withdraw' ? 'withdrawn' : 'published' }
  if (options.commit) checkCommittable({ directory: places.contentDirectory, content: options.content }, paths)
  const isComplete = () =>
    (!isRecorded || hasRecord(lock, entry, part.part)) &&
    !(options.commit && isUncommitted(places.contentDirectory, paths))
  const code = options.urgent ? [] : listUnpublishedCode(places)
  const tellRemote = async () => {
    const line = await describeRemote(places.contentDirectory, { content: options.content })
    if (line) progress.print(told(line))
  }
  const remote = tellRemote()
  // What is urgent waits for no other machine.
  if (!options.urgent) await remote
  // Whoever publishes meanwhile waits until all is recorded and committed, and does not read half of it.
  const { outcome, lines, problem } = await withFreeLock(places, async () => {
    const published = await publishEntry(places, { entry, options, isRecorded, isComplete })
    const lines = describe(published)
    return { outcome: published.outcome, lines, problem: recordAndCommit(published, lines) }
  }).catch((error: unknown) => {
    throw error instanceof ContentError ? new RefusedError(entry, error) : error
  })
  await remote
  progress.finish()
  if (places.config.moment)
    console.error(told(say`warning: the minute is that of SOURCE_DATE_EPOCH, and not of the clock of this machine`))
  for (const line of lines) console.info(told(line))
  if (problem === undefined) removeBegun(places, entry.id)
  else {
    console.error(
      told(
        outcome.held
          ? say`It is made, but ${problem}. Once that is mended, the same command does the rest:`
          : say`It is published, but ${problem}. Once that is mended, the same command does the rest:`,
      ),
      `\n  ${toTypedCommand()}`,
    )
    process.exitCode = unfinishedStatus
  }
  if (options.finish !== 'never') finishLater(options)
  const heldBack = problem === undefined && isRecorded ? withoutRestored(outcome.heldBack) : outcome.heldBack
  describeRest({ ...outcome, heldBack })
  const { contentDirectory: directory } = places
  const { content, out } = options
  const isUrgent = options.urgent === true
  for (const line of describeOthers(site, heldBack, { id: entry.id, directory, content, out, isUrgent }))
    console.info(told(line))
  if (verb === 'Withdraw' && isRecorded) describeRelying(site, entry, outcome)
  if (verb === 'Withdraw' && !isRecorded)
    console.info(told(say`Disclose the decision to cancel it too: npm run new -- disclosures "TITLE"`))
  const isCommitted = options.commit && problem === undefined
  if (code.length > 0)
    console.error(
      told(
        say`warning: code that is not committed was published with it: ${toFileNames(code)}. Commit it; or take it back, and run npm run build`,
      ),
    )
  const branch = describeBranch(places, { content: options.content, isCommitted })
  if (branch) console.error(told(branch))

  function describe({ outcome, moment, isLeft, behind, publishedBy }: PublishedEntry): Message[] {
    const { held } = outcome
    const number = (isLeft && isRecorded ? findFirst() : undefined) ?? outcome.number
    const shownAt = findShown(outcome)
    const facts = readFileSync(join(entry.folder, factsFile), 'utf8')
    return [
      say`${options.word ?? verbs[verb]}: ${entry.id}`,
      say`Address: ${places.config.origin}${findAddress(entry, outcome)}`,
      held
        ? say`Made, and not shown yet: ${moment}, release ${String(number)}`
        : say`Published: ${moment}, release ${String(number)}`,
      ...(behind ? [say`--clock-is-right: ${behind}`] : []),
      ...(!held && shownAt !== undefined && Date.parse(shownAt) > Date.parse(moment)
        ? [say`Readable on the site since: ${shownAt}`]
        : []),
      ...(options.about?.(facts) ?? []),
      ...(options.urgent ? toWarningLines(entry, outcome) : []),
      ...toWho(publishedBy ?? options),
      ...(publishedBy && publishedBy.by !== options.by ? [say`Recorded and committed by: ${options.by}`] : []),
    ]
  }

  /** The minute since which it can be read, which may be later than the one that it states. */
  function findShown({ shownAt }: PublishOutcome): string | undefined {
    const at = isRecorded ? findFirstShown(places.outDirectory, places.contentDirectory, part) : shownAt.toISOString()
    return at === undefined ? undefined : toSiteMoment(new Date(at))
  }

  /** The number of the release that was the first with it. */
  function findFirst(): number | undefined {
    return findFirstRelease(places.outDirectory, places.contentDirectory, part)
  }

  /** @returns what could not be done */
  function recordAndCommit({ outcome, moment }: PublishedEntry, lines: Message[]): Message | undefined {
    try {
      if (isRecorded) {
        const parts = recordDisclosed(site, lock, entry, outcome)
        lines.push(say`SHA-256 of what was disclosed (of entry.yaml, of its fields):`, ...toHashLines(parts))
      }
      const text = lines.slice(1).map(told).join('\n')
      // The last line is the same in all languages: programs find a disclosure by it.
      const end = [...(options.trailer ?? []), `Disclosure: ${verb} ${entry.id} ${moment}`].join('\n')
      const message = `${told(options.word ?? verbs[verb])} ${entry.id}\n\n${text}\n\n${end}`
      lines.push(...describeAlso(outcome, entry.id))
      const committed = options.commit ? commitPaths(places.contentDirectory, paths, message) : undefined
      if (committed && 'commit' in committed) lines.push(say`Commit: ${committed.commit}`)
      if (options.receipt !== undefined) writeWhole(options.receipt, `${lines.map(told).join('\n')}\n`)
      return committed && 'problem' in committed ? say`not committed (${committed.problem})` : undefined
    } catch (error) {
      return say`what follows could not be done: ${error instanceof Error ? error.message : String(error)}`
    }
  }
}

const verbs: Readonly<Record<DisclosingVerb, Message>> = {
  Disclose: say`Disclose`,
  Withdraw: say`Withdraw`,
  Postpone: say`Postpone`,
}

/** Of a program that has published, and could not record or commit it. */
const unfinishedStatus = 3

/** The address of its page, or of its place on a page that shows several. */
function findAddress(entry: Disclosed, outcome: PublishOutcome): string {
  const found = findEntry(entry, outcome)
  if (!found) return ''
  const { href, anchor } = toEntryAddress(found)
  return anchor === undefined ? href : `${href}#${anchor}`
}

const toLine = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim()

/** Options without line breaks in what is kept as a line. @throws {ProgramError} where somebody or something is not named */
function toOptions(given: DiscloseOptions): DiscloseOptions {
  const [by, approvedBy, reason] = [given.by, given.approvedBy, given.reason].map(toLine)
  if (!by) throw new ProgramError(say`--by needs a name: it is kept in the log, and in the commit`)
  if (given.urgent && !reason) {
    throw new ProgramError(say`--urgent needs --reason "…": it is kept in the log, and in the commit`)
  }
  if (given.urgent && given.with && given.with.length > 0)
    throw new ProgramError(say`--urgent publishes one folder alone: leave out --with, or --urgent`)
  const wrong = given.trailer?.find((line) => !/^[A-Za-z][A-Za-z-]*: \S[^\r\n]*$/.test(line))
  if (wrong !== undefined)
    throw new ProgramError(say`--trailer “${wrong}”: write a name and a value, such as "Ticket: 12"`)
  return { ...given, by, approvedBy, reason: given.urgent && reason }
}

function toWho({ by, approvedBy, reason }: Pick<DiscloseOptions, 'by' | 'approvedBy' | 'reason'>): Message[] {
  return [
    say`By: ${by}`,
    ...(approvedBy ? [say`Approved by: ${approvedBy}`] : []),
    ...(reason ? [say`Urgent: ${reason}`] : []),
  ]
}

/** The folders that are held back, without the archive where it had only lost lines: they are back, with those of what was disclosed. */
function withoutRestored(heldBack: PublishOutcome['heldBack']): HeldFolder[] {
  return heldBack.flatMap((one) => {
    if (one.path !== '') return [one]
    const errors = one.errors.filter(({ rule, file }) => rule !== checkArchive.name || basename(file) !== archiveFile)
    return errors.length === 0 && one.errors.length > 0 ? [] : [{ ...one, errors }]
  })
}

/** Names what may still state what was withdrawn: nobody but its author can tell. */
function describeRelying(site: Site, entry: Disclosed, outcome: PublishOutcome): void {
  const withdrawn = findEntry(entry, outcome)
  const relying = withdrawn ? listRelying(site, withdrawn, outcome.read.content) : []
  if (relying.length === 0) return
  console.error(
    told(
      say`These name it, or were disclosed on the same day, and stay as they are. Read each of them, and correct or withdraw what states the same:`,
    ),
    ...relying.map((id) => `\n  ${id}`),
  )
}

/** Says what of the content has an error, and whether the site shows the release. */
function describeRest({ heldBack, held, number }: PublishOutcome): void {
  for (const line of describeHeldBack(heldBack.filter(({ errors, begun }) => errors.length > 0 || begun)))
    console.info(line)
  if (!held) return
  console.error(told(say`The site does not show it: ${describeHold({ latest: number, held })}. --show ends that`))
  process.exitCode ??= 1
}

/** The warnings of an entry that was not to wait until they are mended. */
function toWarningLines({ id, folder }: Disclosed, { read }: PublishOutcome): Message[] {
  const start = `${relative('', folder)}/`
  return read.diagnostics.list
    .filter(({ file, subject }) => (subject === undefined ? file.startsWith(start) : subject === id))
    .map(({ message }) => say`Published with a warning, because it is urgent: ${message}`)
}

function toHashLines(parts: ArchivedParts): Message[] {
  return [...parts]
    .filter(([part]) => part.includes('.') && !part.endsWith('#listing'))
    .map(([part, value]) => say`  ${part} ${value}`)
}

/** Does what a publish does not wait for, in the background or now. */
function finishLater({ out, content, build, finish }: DiscloseOptions): void {
  const args = [...process.execArgv, build, '--out', resolve(out), '--content', content, '--only-finish']
  if (finish === 'now') spawnSync(process.execPath, args, { stdio: 'inherit' })
  else spawn(process.execPath, args, { detached: true, stdio: 'ignore' }).unref()
}
