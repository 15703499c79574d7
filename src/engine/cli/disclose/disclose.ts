import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
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
import { withBuildLock } from '#engine/store/releases/build-lock.ts'
import { describeHold } from '#engine/store/releases/describe-hold.ts'
import { ProgramError } from '#lib/program-error.ts'
import { createProgress } from '../create-progress.ts'
import { parsePublisherOptions } from '../create-publish-program.ts'
import { commitPaths } from './commit-paths.ts'
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
export async function disclose(site: Site, options: DiscloseOptions): Promise<void> {
  const { path, verb, edit, by, urgent, reason } = options
  if (by.trim() === '') throw new ProgramError('--by needs a name: it is kept in the log, and in the commit')
  if (urgent && !reason?.trim()) {
    throw new ProgramError('--urgent needs --reason "…": it is kept in the log, and in the commit')
  }
  const progress = createProgress((text) => process.stdout.write(text))
  const places = { ...parsePublisherOptions({ ...options, keep: 3 }, { name: command, progress }), site }
  const entry = findDisclosed(site, path, places.contentDirectory, options.collections)
  const isRecorded = site.collections[entry.collection].isArchived
  const isLogged = () => readDisclosureLog(places.outDirectory, places.contentDirectory).has(entry.id)
  if (isRecorded) refuseWrongState(entry, verb === 'Disclose', isLogged())
  const file = join(entry.folder, 'entry.yaml')
  const before = readFileSync(file, 'utf8')
  const moment = toSiteMoment(places.config.clock())
  writeWhole(file, edit(before.replaceAll('\r\n', '\n'), { moment }))
  const outcome = await publishEntry(places, entry, options).catch((error: unknown) => {
    writeWhole(file, before)
    console.error(`${entry.id} is not published, and its files are as they were:`)
    throw error
  })
  const parts = toDisclosedParts(entry, outcome)
  const lock = join(places.contentDirectory, archiveFile)
  if (isRecorded) writeWhole(lock, addToLock(site, existsSync(lock) ? readFileSync(lock, 'utf8') : '', entry, parts))
  const address = toEntryHref(site, entry.collection, entry.slug)
  const lines = [
    `${verb}: ${entry.id}`,
    address === undefined ? 'Address: in its list' : `Address: ${places.config.origin}${address}`,
    `Published: ${moment}, release ${outcome.number}`,
    ...toWho(options),
    ...(isRecorded ? ['SHA-256 of what was disclosed:', ...toHashLines(parts)] : []),
  ]
  progress.finish()
  const message = `${verb} ${entry.id}\n\n${lines.slice(1).join('\n')}`
  const paths = [entry.folder, ...(isRecorded ? [resolve(lock)] : [])]
  const committed = options.commit ? commitPaths(places.contentDirectory, paths, message) : undefined
  if (committed && 'commit' in committed) lines.push(`Commit: ${committed.commit}`)
  for (const line of lines) console.info(line)
  if (options.receipt !== undefined) writeWhole(options.receipt, `${lines.join('\n')}\n`)
  if (committed && 'problem' in committed) {
    console.info(
      `warning: it is published, but not committed (${committed.problem}); commit ${options.content}/${entry.id} and ${archiveFile}`,
    )
  }
  if (options.finish !== 'never') finishLater(options)
  describeRest(outcome)
}

/** Publishes what the options say. @throws where the entry is not published */
function publishEntry(
  places: PublisherOptions,
  { id }: Disclosed,
  { by, approvedBy, urgent, reason, show }: DiscloseOptions,
): Promise<PublishOutcome> {
  return withBuildLock(places.outDirectory, async () => {
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
  const waiting = heldBack.filter(({ errors }) => errors.length === 0).length
  if (waiting > 0) console.info(`Other changes wait for the next publish: ${waiting}. npm run build publishes them`)
  if (!held) return
  console.error(`The site does not show it: ${describeHold({ latest: number, held })}. --show ends that`)
  process.exitCode = 1
}

/** @param isDisclosed true if a release has published it */
function refuseWrongState({ id }: Disclosed, isFirst: boolean, isDisclosed: boolean): void {
  if (isFirst && isDisclosed) {
    throw new ProgramError(
      `${id} was disclosed, and does not change any more. Correct it: npm run disclose -- correct ${id}; or withdraw it: npm run disclose -- withdraw ${id}`,
    )
  }
  if (!isFirst && !isDisclosed)
    throw new ProgramError(`${id} was not disclosed yet: npm run disclose -- ${id} --by NAME`)
}

/** A file that is there as a whole, or as it was before. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

/** The text of a lock with an entry. Lines that are none stay for whoever mends them. */
function addToLock(site: Site, text: string, { id, collection, slug }: Disclosed, parts: ArchivedParts): string {
  const diagnostics = new Diagnostics()
  const lock: ArchiveLock = parseArchiveLock(site, { file: archiveFile, text }, diagnostics)
  const own = { collection, slug, former: [], line: 0, ...lock.get(id), parts: new Map(parts) }
  if (diagnostics.errors.length === 0) return formatArchiveLock(new Map([...lock, [id, own]]))
  const lines = [...parts].map(([part, value]) => `${id} ${part} ${value}`).filter((line) => !text.includes(line))
  return `${text.replace(/\n*$/, '\n')}${lines.join('\n')}\n`
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
