import { toCsvFile, toDownload } from '#engine/outputs/data-sets/to-data-files.ts'
import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { toMonthStrip } from '#lib/drawing/month-strip.ts'
import { recordKinds, recordStates, type RecordPayload } from '../payload.ts'
import { recordSet } from './record-set.ts'
import { toRecord } from './to-record.ts'

/** Rows on the page, and months in its drawing; the file has all. */
const mostRows = 300
const mostMonths = 36

export function toRecordPayload(input: PageInput): RecordPayload {
  const { context, base, section } = input
  const { rows, counts, late, withdrawn, isSample } = toRecord(context.content, context.locale)
  const items = rows.map(({ kind, state, date }) => ({ lane: kind, sign: state, date }))
  const strip = toMonthStrip(items, {
    lanes: recordKinds,
    signs: recordStates,
    below: 'miss',
    to: context.content.today,
    longest: mostMonths,
  })
  return {
    ...base,
    kind: 'track-record',
    section,
    headings: toHeadings(input),
    sample: base.sample || (isSample && rows.length > 0),
    rows: rows.slice(0, mostRows),
    counts,
    notCounted: { late, withdrawn },
    strip: strip ?? null,
    download: toDownload(toCsvFile(recordSet, context)),
  }
}
