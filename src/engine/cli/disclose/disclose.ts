import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { archiveFile, type ArchivedParts } from '#engine/content/archive/archive-lock.ts'
import { readDisclosureLog } from '#engine/content/archive/disclosure-log.ts'
import { factsFile } from '#engine/content/entries/read-facts.ts'
import { ContentError } from '#engine/content/source/diagnostics.ts'
import { toDiscloseCommand, type DisclosingVerb } from '#engine/model/content/disclose-command.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { listBegun, removeBegun, writeBegun } from '#engine/publish/begun-note.ts'
import { describeHeldBack } from '#engine/publish/describe-held-back.ts'
import { openPublisher } from '#engine/publish/open-publisher.ts'
import type { PublisherOptions } from '#engine/publish/publisher-options.ts'
import type { PublishOutcome } from '#engine/publish/publisher.ts'
import type { Site } from '#engine/publish/site.ts'
import { BuildLockError, withBuildLock } from '#engine/store/releases/build-lock.ts'
import { describeHold } from '#engine/store/releases/describe-hold.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say, type Message } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { createProgress } from '../create-progress.ts'
import { parsePublisherOptions } from '../create-publish-program.ts'
import { commitPaths, isUncommitted } from './commit-paths.ts'
import { findDisclosed, type Disclosed } from './find-disclosed.ts'
import { hasRecord, recordDisclosed } from './record-disclosed.ts'
import { RefusedError } from './refused-error.ts'
import { writeWhole } from './write-whole.ts'

const command = 'npm run disclose --'

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
  by: string
  approvedBy?: string | undefined
  urgent?: true | undefined
  /** Why it is urgent. */
  reason?: string | undefined
  show?: true | undefined
  commit: boolean
  finish: string
  receipt?: string | undefined
  out: string
  content: string
  /** The file of the program that publishes the site. */
  build: string
}

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
  const entry = findDisclosed(site, options.path, places.contentDirectory, options.collections)
  const isRecorded = site.collections[entry.collection].isArchived
  const lock = join(places.contentDirectory, archiveFile)
  const paths = [entry.folder, ...(isRecorded ? [resolve(lock)] : [])]
  const isComplete = () =>
    (!isRecorded || hasRecord(lock, entry, verb === 'Withdraw' ? 'withdrawn' : 'published')) &&
    !(options.commit && isUncommitted(places.contentDirectory, paths))
  const { outcome, moment } = await withFreeLock(places, () =>
    publishEntry(places, { entry, options, isRecorded, isComplete }),
  ).catch((error: unknown) => {
    throw error instanceof ContentError ? new RefusedError(entry, error) : error
  })
  const { number } = outcome
  const facts = readFileSync(join(entry.folder, factsFile), 'utf8')
  const lines: Message[] = [
    say`${verbs[verb]}: ${entry.id}`,
    say`Address: ${places.config.origin}${findAddress(entry, outcome)}`,
    outcome.held
      ? say`Made, and not shown yet: ${moment}, release ${String(number)}`
      : say`Published: ${moment}, release ${String(number)}`,
    ...(options.about?.(facts) ?? []),
    ...toWho(options),
  ]
  progress.finish()
  const problem = recordAndCommit()
  for (const line of lines) console.info(told(line))
  if (problem === undefined) removeBegun(places, entry.id)
  else {
    console.error(
      told(
        outcome.held
          ? say`It is made, but ${problem}. Once that is mended, the same command does the rest:`
          : say`It is published, but ${problem}. Once that is mended, the same command does the rest:`,
      ),
      `\n  ${toCommandLine()}`,
    )
    process.exitCode = unfinishedStatus
  }
  if (options.finish !== 'never') finishLater(options)
  describeRest(outcome)

  /** @returns what could not be done */
  function recordAndCommit(): Message | undefined {
    try {
      if (isRecorded) {
        const parts = recordDisclosed(site, lock, entry, outcome)
        lines.push(say`SHA-256 of what was disclosed (of entry.yaml, of its fields):`, ...toHashLines(parts))
      }
      const text = lines.slice(1).map(told).join('\n')
      // The last line is the same in all languages: programs find a disclosure by it.
      const message = `${told(verbs[verb])} ${entry.id}\n\n${text}\n\nDisclosure: ${verb} ${entry.id} ${moment}`
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
function findAddress({ collection, slug }: Disclosed, { read }: PublishOutcome): string {
  const entries: readonly Entry[] = read.content.entries[collection]
  const found = entries.find((one) => one.slug === slug)
  if (!found) return ''
  const { href, anchor } = toEntryAddress(found)
  return anchor === undefined ? href : `${href}#${anchor}`
}

/** The command that was typed, for a shell. */
function toCommandLine(): string {
  const words = process.argv
    .slice(2)
    .map((word) => (/^[\w./:+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`))
  return [command, ...words].join(' ')
}

const toLine = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim()

/** Options without line breaks in what is kept as a line. @throws {ProgramError} where somebody or something is not named */
function toOptions(given: DiscloseOptions): DiscloseOptions {
  const [by, approvedBy, reason] = [given.by, given.approvedBy, given.reason].map(toLine)
  if (!by) throw new ProgramError(say`--by needs a name: it is kept in the log, and in the commit`)
  if (given.urgent && !reason) {
    throw new ProgramError(say`--urgent needs --reason "…": it is kept in the log, and in the commit`)
  }
  return { ...given, by, approvedBy, reason }
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
async function publishEntry(
  places: PublisherOptions,
  { entry, options, isRecorded, isComplete }: Publishing,
): Promise<{ outcome: PublishOutcome; moment: string }> {
  const { id, folder } = entry
  const { verb, edit, by, show } = options
  const log = isRecorded ? readDisclosureLog(places.outDirectory, places.contentDirectory).get(id) : undefined
  const isFirst = verb === 'Disclose'
  if (isRecorded && !isFirst && !log) {
    throw new ProgramError(say`${id} was not disclosed yet: ${toDiscloseCommand('Disclose', id, options)}`)
  }
  const file = join(folder, factsFile)
  const note = listBegun(places).find((one) => one.id === id && readFileSync(file, 'utf8') === one.after)
  const isOut = note && (note.isPublished || (log?.release ?? 0) > note.release)
  // What a program that was stopped has published is recorded and committed now; what is held since a rollback, shown.
  const isLeft = isFirst ? log !== undefined : isOut === true && note.verb === verb && !isComplete()
  if (isFirst && isLeft && !show && isComplete()) {
    removeBegun(places, id)
    throw new ProgramError(
      say`${id} was disclosed, and does not change any more. Correct it: ${toDiscloseCommand('Correct', id, options)}; or withdraw it: ${toDiscloseCommand('Withdraw', id, options)}`,
    )
  }
  if (isLeft) {
    const first = isFirst ? log?.parts['published'] : undefined
    const known = first === undefined ? note?.moment : toSiteMoment(new Date(first))
    return { outcome: await publishNow(places, id, options), moment: known ?? toSiteMoment(places.config.clock()) }
  }
  if (note && !isOut) writeWhole(file, note.before)
  const before = readFileSync(file, 'utf8')
  const moment = toSiteMoment(places.config.clock())
  const after = edit(before.replaceAll('\r\n', '\n'), { moment })
  const begun = { id, verb, by, moment, before, after, release: log?.release ?? 0, isPublished: false }
  writeBegun(places, begun)
  try {
    writeWhole(file, after)
    const outcome = await publishNow(places, id, options)
    writeBegun(places, { ...begun, isPublished: true })
    return { outcome, moment }
  } catch (error) {
    writeWhole(file, before)
    removeBegun(places, id)
    console.error(told(say`${id} is not published, and its files are as they were:`))
    throw error
  }
}

/** Publishes what the options say. @throws where the entry is not published */
async function publishNow(
  places: PublisherOptions,
  id: string,
  { by, approvedBy, urgent, reason, show }: DiscloseOptions,
): Promise<PublishOutcome> {
  const publisher = openPublisher(places)
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
async function withFreeLock<Result>(
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

function toWho({ by, approvedBy, urgent, reason }: DiscloseOptions): Message[] {
  return [
    say`By: ${by}`,
    ...(approvedBy ? [say`Approved by: ${approvedBy}`] : []),
    ...(urgent ? [say`Urgent: ${reason}`] : []),
  ]
}

/** Says what of the content waits, and whether the site shows the release. */
function describeRest({ heldBack, held, number }: PublishOutcome): void {
  for (const line of describeHeldBack(heldBack.filter(({ errors, begun }) => errors.length > 0 || begun)))
    console.info(line)
  const waiting = heldBack.filter(({ path, errors }) => path !== '' && errors.length === 0).length
  if (waiting > 0)
    console.info(told(say`Other changes wait for the next publish: ${waiting}. npm run build publishes them`))
  if (!held) return
  console.error(told(say`The site does not show it: ${describeHold({ latest: number, held })}. --show ends that`))
  process.exitCode ??= 1
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
