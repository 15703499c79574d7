import type { Content } from '#engine/model/entries/content.ts'
import { findUnrecorded } from '#features/disclosures/build/find-unrecorded.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { site } from '#site/site.ts'

/** Disclosures whose moment of publication nothing bears out, with what would be late if they appeared only now. */
export function toUnrecordedBlock(content: Content, now: Date, lock: ReadonlyMap<string, unknown>): string {
  const archived = site.names.filter((name) => site.collections[name].isArchived)
  const found = findUnrecorded(content, now, { entries: content.entries, archived, isRecorded: (id) => lock.has(id) })
  const lines = found.flatMap(({ entry, late }) => [
    told(say`  ${entry.collection}/${entry.slug}: says ${entry.facts.publishedAt}`),
    ...late.map(({ rule, message }) => told(say`    counted from now: ${message} (${rule.id})`)),
  ])
  return [
    `\n${told(say`Says that it appeared more than a day ago, and is not recorded: ${found.length}`)}`,
    ...lines,
  ].join('\n')
}
