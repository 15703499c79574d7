import { appendFileSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { isMissing } from '../source/describe-read-error.ts'

/** The file that says, one line after the other, what was published as disclosed, in the folder of an output. Nothing in it is ever changed. */
const disclosureLogFile = 'disclosures.jsonl'

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
  /** Who published it, who approved it and why it was urgent, where that was said. */
  by: v.exactOptional(v.string()),
  approvedBy: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
})

/** The parts of an entry of an archived collection that a release has published. */
export type DisclosureRecord = v.InferOutput<typeof recordSchema>

/** The latest record of each entry, by `collection/slug`. */
export type DisclosureLog = ReadonlyMap<string, DisclosureRecord>

/**
 * The log of what a folder of content has published into an output; empty where there is none. A line that a lost machine left
 * unfinished counts as not written.
 */
export function readDisclosureLog(outDirectory: string, contentDirectory: string): DisclosureLog {
  const content = toContentName(contentDirectory)
  const log = new Map<string, DisclosureRecord>()
  for (const line of readLines(join(outDirectory, disclosureLogFile))) {
    const record = parseStored(recordSchema, line)
    if (record?.content === content) log.set(record.id, record)
  }
  return log
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
