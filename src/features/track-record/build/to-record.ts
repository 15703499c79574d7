import type { Content } from '#engine/model/entries/content.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { descending } from '#lib/order.ts'
import { recordKinds, type RecordCounts, type RecordRow } from '../payload.ts'
import type { Rows } from './rows.ts'
import { toCommentaryRows } from './to-commentary-rows.ts'
import { toPlanRows } from './to-plan-rows.ts'
import { toTargetRows } from './to-target-rows.ts'

export interface TrackRecord extends Rows<RecordRow> {
  counts: RecordCounts
  isSample: boolean
}

/** All that the firm has said in advance, the newest first. Samples count as long as there is nothing else. */
export function toRecord(content: Pick<Content, 'entries' | 'today'>, locale: Locale): TrackRecord {
  const real = toAll({ ...content, entries: withoutSamples(content.entries) }, locale)
  const isSample = real.rows.length === 0
  const { rows, late, withdrawn } = isSample ? toAll(content, locale) : real
  return { rows: rows.toSorted(compareRows), late, withdrawn, counts: toCounts(rows), isSample }
}

function toAll(content: Pick<Content, 'entries' | 'today'>, locale: Locale): Rows<RecordRow> {
  const parts = [
    toCommentaryRows(content.entries.commentary, locale),
    toTargetRows(content, locale),
    toPlanRows(content, locale),
  ]
  return {
    rows: parts.flatMap(({ rows }): RecordRow[] => rows),
    late: parts.reduce((sum, { late }) => sum + late, 0),
    withdrawn: parts.reduce((sum, { withdrawn }) => sum + withdrawn, 0),
  }
}

function withoutSamples(entries: Content['entries']): Content['entries'] {
  return {
    ...entries,
    commentary: entries.commentary.filter(isReal),
    reports: entries.reports.filter(isReal),
    meetings: entries.meetings.filter(isReal),
    financials: entries.financials.filter(isReal),
  }
}

function isReal({ facts }: { facts: { sample: boolean } }): boolean {
  return !facts.sample
}

/** Of one day in the order of kinds. */
function compareRows(a: RecordRow, b: RecordRow): number {
  return descending(a.date, b.date) || recordKinds.indexOf(a.kind) - recordKinds.indexOf(b.kind)
}

function toCounts(rows: readonly RecordRow[]): RecordCounts {
  const none = { hit: 0, miss: 0, open: 0, unknown: 0 }
  const counts: RecordCounts = { commentary: { ...none }, target: { ...none }, plan: { ...none } }
  for (const { kind, state } of rows) counts[kind][state]++
  return counts
}
