import { appendFileSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { isMissing } from '../source/describe-read-error.ts'

/** The file that says, one line after the other, what was published as disclosed, in the folder of an output. Nothing in it is ever changed. */
export const disclosureLogFile = 'disclosures.jsonl'

const recordSchema = v.object({
  /** The moment of the publish, as an instant. */
  at: v.string(),
  /** The number of the release that shows it. */
  release: v.number(),
  /** The folder of the content, from that of the project: an output may have been made of another one. */
  content: v.string(),
  /** `collection/slug`. */
  id: v.string(),
  /** The parts of the entry: see `ArchivedParts`. */
  parts: v.record(v.string(), v.string()),
  /** True if the archive of the content recorded all of them then. */
  isRecorded: v.boolean(),
  /** True where nobody could read it yet, because an earlier release was held. Once it is shown, another record says when. */
  isHidden: v.exactOptional(v.literal(true)),
  /** Who published it, who approved it and why it was urgent, where that was said. */
  by: v.exactOptional(v.string()),
  approvedBy: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
})

/** The parts of an entry of an archived collection that a release has published. */
export type DisclosureRecord = v.InferOutput<typeof recordSchema>

/** Who has published an entry, who approved it, and why it was urgent. */
export type Discloser = Required<Pick<DisclosureRecord, 'by'>> & Pick<DisclosureRecord, 'approvedBy' | 'reason'>

/** The latest record of each entry, by `collection/slug`. */
export type DisclosureLog = ReadonlyMap<string, DisclosureRecord>

/**
 * The log of what a folder of content has published into an output; empty where there is none. A line that a lost machine left
 * unfinished counts as not written.
 */
export function readDisclosureLog(outDirectory: string, contentDirectory: string): DisclosureLog {
  return new Map(readRecords(outDirectory, toContentName(contentDirectory)).map((record) => [record.id, record]))
}

/**
 * Since when a part of an entry can be read, as an instant. Undefined where nobody could yet, and where that was before the log began.
 */
export function findFirstShown(
  outDirectory: string,
  contentDirectory: string,
  { id, part }: { id: string; part: string },
): string | undefined {
  const records = readRecords(outDirectory, toContentName(contentDirectory))
  const found = records.find((one) => one.id === id && part in one.parts && one.isHidden !== true)
  // What the first release has found there may be older than the log; what somebody has published with it is not.
  const isKnown = found?.by !== undefined || found?.at !== records[0]?.at
  return isKnown ? found?.at : undefined
}

/** The release that was the first with a part of an entry, whether or not anybody could read it. */
export function findFirstRelease(
  outDirectory: string,
  contentDirectory: string,
  { id, part }: { id: string; part: string },
): number | undefined {
  const records = readRecords(outDirectory, toContentName(contentDirectory))
  return records.find((one) => one.id === id && part in one.parts)?.release
}

/** Who published a part of an entry, who approved it and why it was urgent; undefined where nobody is named. */
export function findDiscloser(
  outDirectory: string,
  contentDirectory: string,
  { id, part }: { id: string; part: string },
): Discloser | undefined {
  const records = readRecords(outDirectory, toContentName(contentDirectory))
  const { by, approvedBy, reason } = records.find((one) => one.id === id && part in one.parts) ?? {}
  if (by === undefined) return undefined
  return { by, ...(approvedBy !== undefined && { approvedBy }), ...(reason !== undefined && { reason }) }
}

/**
 * Adds to the log of an output that what nobody could read so far is shown from now on. To be called after each change of the release that
 * is shown.
 * @param release the number of that release
 * @returns the records
 */
export function noteShown(outDirectory: string, { release, now }: { release: number; now: Date }): DisclosureRecord[] {
  const latest = Map.groupBy(readRecords(outDirectory), ({ content, id }) => `${content} ${id}`)
  const shown = [...latest.values()].flatMap((records) => {
    const found = records.findLast((one) => one.release <= release)
    if (!found?.isHidden) return []
    const { isHidden: _, ...record } = found
    return [{ ...record, at: now.toISOString() }]
  })
  appendDisclosures(outDirectory, shown)
  return shown
}

/** The records of an output, of one folder of content or of all, oldest first. */
export function readRecords(outDirectory: string, content?: string): DisclosureRecord[] {
  return readLines(join(outDirectory, disclosureLogFile)).flatMap((line) => {
    const record = parseStored(recordSchema, line)
    return record && (content ?? record.content) === record.content ? [record] : []
  })
}

export function appendDisclosures(outDirectory: string, records: readonly DisclosureRecord[]): void {
  if (records.length === 0) return
  const file = join(outDirectory, disclosureLogFile)
  const isUnfinished = (readLines(file).at(-1) ?? '') !== ''
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('')
  appendFileSync(file, isUnfinished ? `\n${lines}` : lines, { flush: true })
}

/** The folder of content as records name it. */
export function toContentName(contentDirectory: string): string {
  return relative('', contentDirectory).replaceAll('\\', '/')
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
