import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  archiveFile,
  formatArchiveLock,
  parseArchiveLock,
  type ArchivedParts,
  type ArchiveLock,
} from '#engine/content/archive/archive-lock.ts'
import { toParts } from '#engine/content/archive/archived-entry.ts'
import { readDisclosureLog } from '#engine/content/archive/disclosure-log.ts'
import { Diagnostics } from '#engine/content/source/diagnostics.ts'
import { toEntryHref } from '#engine/model/content/content-site.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { describeHeldBack } from '#engine/publish/describe-held-back.ts'
import { openPublisher } from '#engine/publish/open-publisher.ts'
import type { PublisherOptions } from '#engine/publish/publisher-options.ts'
import type { PublishOutcome } from '#engine/publish/publisher.ts'
import type { Site } from '#engine/publish/site.ts'
import { BuildLockError, withBuildLock } from '#engine/store/releases/build-lock.ts'
import { describeHold } from '#engine/store/releases/describe-hold.ts'
import { ProgramError } from '#lib/program-error.ts'
import { createProgress } from '../create-progress.ts'
import { parsePublisherOptions } from '../create-publish-program.ts'
import { commitPaths, isUncommitted } from './commit-paths.ts'
import { findDisclosed, type Disclosed } from './find-disclosed.ts'

const command = 'npm run disclose --'

/** Changes the text of an `entry.yaml`. */
export type EditFacts = (facts: string, now: { moment: string }) => string

export interface DiscloseOptions {
  path: string
  /** The first word of the commit: `Disclose`. */
  verb: string
  edit: EditFacts
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
 * files are as they were before.
 * @throws {ContentError} if it has an error
 */
export async function disclose(site: Site, given: DiscloseOptions): Promise<void> {
  const options = toOptions(given)
  const { path, verb, edit } = options
  const progress = createProgress((text) => process.stdout.write(text))
  const places = { ...parsePublisherOptions({ ...options, keep: 3 }, { name: command, progress }), site }
  const entry = findDisclosed(site, path, places.contentDirectory, options.collections)
  const isRecorded = site.collections[entry.collection].isArchived
  const lock = join(places.contentDirectory, archiveFile)
  const paths = [entry.folder, ...(isRecorded ? [resolve(lock)] : [])]
  const known = isRecorded ? readDisclosureLog(places.outDirectory, places.contentDirectory).get(entry.id) : undefined
  const isFirst = verb === 'Disclose'
  if (isRecorded && !isFirst && !known) {
    throw new ProgramError(`${entry.id} was not disclosed yet: npm run disclose -- ${entry.id} --by NAME`)
  }
  // What a program that was stopped has published is recorded and committed now; what is held since a rollback, shown.
  const isLeft = isFirst && known !== undefined
  if (
    isLeft &&
    !options.show &&
    hasRecord(lock, entry) &&
    !(options.commit && isUncommitted(places.contentDirectory, paths))
  ) {
    throw new ProgramError(
      `${entry.id} was disclosed, and does not change any more. Correct it: npm run disclose -- correct ${entry.id}; or withdraw it: npm run disclose -- withdraw ${entry.id}`,
    )
  }
  const file = join(entry.folder, 'entry.yaml')
  const before = readFileSync(file, 'utf8')
  const published = isLeft ? known.parts['published'] : undefined
  const moment = toSiteMoment(published === undefined ? places.config.clock() : new Date(published))
  if (!isLeft) writeWhole(file, edit(before.replaceAll('\r\n', '\n'), { moment }))
  const outcome = await publishEntry(places, entry, options).catch((error: unknown) => {
    if (!isLeft) writeWhole(file, before)
    console.error(`${entry.id} is not published, and its files are as they were:`)
    throw error
  })
  const address = toEntryHref(site, entry.collection, entry.slug)
  const lines = [
    `${verb}: ${entry.id}`,
    address === undefined ? 'Address: in its list' : `Address: ${places.config.origin}${address}`,
    `${outcome.held ? 'Made, and not shown yet' : 'Published'}: ${moment}, release ${outcome.number}`,
    ...toWho(options),
  ]
  progress.finish()
  try {
    const parts = toDisclosedParts(entry, outcome)
    if (isRecorded) {
      lines.push('SHA-256 of what was disclosed (of entry.yaml, of its fields):', ...toHashLines(parts))
      const text = existsSync(lock) ? readFileSync(lock, 'utf8') : ''
      writeWhole(lock, addToLock(site, text, entry, { parts, good: outcome.read.lock }))
    }
    const message = `${verb} ${entry.id}\n\n${lines.slice(1).join('\n')}`
    const committed = options.commit ? commitPaths(places.contentDirectory, paths, message) : undefined
    if (committed && 'commit' in committed) lines.push(`Commit: ${committed.commit}`)
    for (const line of lines) console.info(line)
    if (options.receipt !== undefined) writeWhole(options.receipt, `${lines.join('\n')}\n`)
    if (committed && 'problem' in committed) {
      console.info(
        `warning: it is published, but not committed (${committed.problem}); commit ${options.content}/${entry.id} and ${archiveFile}`,
      )
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ProgramError(
      `${lines.join('\n')}\nIt is published, but what follows could not be done: ${reason}. Run the same command again once it can be`,
    )
  }
  if (options.finish !== 'never') finishLater(options)
  describeRest(outcome)
}

const toLine = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim()

/** Options without line breaks in what is kept as a line. @throws {ProgramError} where somebody or something is not named */
function toOptions(given: DiscloseOptions): DiscloseOptions {
  const [by, approvedBy, reason] = [given.by, given.approvedBy, given.reason].map(toLine)
  if (!by) throw new ProgramError('--by needs a name: it is kept in the log, and in the commit')
  if (given.urgent && !reason) {
    throw new ProgramError('--urgent needs --reason "…": it is kept in the log, and in the commit')
  }
  return { ...given, by, approvedBy, reason }
}

/** True if a lock names an entry. */
function hasRecord(lock: string, { id }: Disclosed): boolean {
  return existsSync(lock) && readFileSync(lock, 'utf8').includes(`${id} published `)
}

/** Publishes what the options say. @throws where the entry is not published */
function publishEntry(
  places: PublisherOptions,
  { id }: Disclosed,
  { by, approvedBy, urgent, reason, show }: DiscloseOptions,
): Promise<PublishOutcome> {
  return withFreeLock(places, async () => {
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
  })
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
      if (!isTold) progress.print('Another program is publishing: waiting for it')
      isTold = true
      await pause(500)
    }
  }
}

function toDisclosedParts({ id, collection, slug: own }: Disclosed, { read }: PublishOutcome): ArchivedParts {
  const found = read.content.entries[collection].find(({ slug }) => slug === own)
  if (!found) throw new ProgramError(`${id} was published, but no page shows it; see npm run site -- content check`)
  const digests = read.digestsOf(found)
  return digests ? toParts(found, digests) : new Map()
}

function toWho({ by, approvedBy, urgent, reason }: DiscloseOptions): string[] {
  return [`By: ${by}`, ...(approvedBy ? [`Approved by: ${approvedBy}`] : []), ...(urgent ? [`Urgent: ${reason}`] : [])]
}

/** Says what of the content waits, and whether the site shows the release. */
function describeRest({ heldBack, held, number }: PublishOutcome): void {
  for (const line of describeHeldBack(heldBack.filter(({ errors }) => errors.length > 0))) console.info(line)
  const waiting = heldBack.filter(({ path, errors }) => path !== '' && errors.length === 0).length
  if (waiting > 0) console.info(`Other changes wait for the next publish: ${waiting}. npm run build publishes them`)
  if (!held) return
  console.error(`The site does not show it: ${describeHold({ latest: number, held })}. --show ends that`)
  process.exitCode = 1
}

/** A file that is there as a whole, or as it was before. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

/**
 * The text of a lock with an entry. Lines that it has lost since the last publish come back; lines that are none stay for whoever
 * mends them.
 * @param good the lock that was read for the publish
 */
function addToLock(
  site: Site,
  text: string,
  { id, collection, slug }: Disclosed,
  { parts, good = new Map() }: { parts: ArchivedParts; good: ArchiveLock | undefined },
): string {
  const diagnostics = new Diagnostics()
  const present = parseArchiveLock(site, { file: archiveFile, text }, diagnostics)
  if (diagnostics.errors.length > 0) {
    const lines = [...parts].map(([part, value]) => `${id} ${part} ${value}`).filter((line) => !text.includes(line))
    return `${text.replace(/\n*$/, '\n')}${lines.join('\n')}\n`
  }
  const merged = new Map(present)
  for (const [one, record] of good) {
    merged.set(one, { ...record, parts: new Map([...(present.get(one)?.parts ?? []), ...record.parts]) })
  }
  merged.set(id, { collection, slug, former: [], line: 0, ...merged.get(id), parts: new Map(parts) })
  return formatArchiveLock(merged)
}

function toHashLines(parts: ArchivedParts): string[] {
  return [...parts]
    .filter(([part]) => part.includes('.') && !part.endsWith('#listing'))
    .map(([part, value]) => `  ${part} ${value}`)
}

/** Does what a publish does not wait for, in the background or now. */
function finishLater({ out, content, build, finish }: DiscloseOptions): void {
  const args = [...process.execArgv, build, '--out', resolve(out), '--content', content, '--only-finish']
  if (finish === 'now') spawnSync(process.execPath, args, { stdio: 'inherit' })
  else spawn(process.execPath, args, { detached: true, stdio: 'ignore' }).unref()
}
