import { create as toContentDisposition } from 'content-disposition'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { GeneratedFile } from '#engine/outputs/files/generated-file.ts'
import { toCsv } from '#engine/outputs/files/to-csv.ts'
import { toMediaType } from '#engine/render/files/to-media-type.ts'
import type { BuildContext } from '#engine/render/payload/build-context.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import type { RecordRow } from '../payload.ts'
import { toRecord } from './to-record.ts'

const name: BuildText = /*i18n*/ { id: 'build.record.file', message: 'Đối chiếu dự báo và kết quả' }

/** All rows of the record for spreadsheets; null if there are none. */
export function toRecordFile({ content, locale, origin, translate }: BuildContext): GeneratedFile | null {
  const { rows } = toRecord(content, locale)
  if (rows.length === 0) return null
  const title = translate(name)
  const fallback = `${foldToSlug(title)}.${locale}.csv`
  const url = `/tai-lieu/doi-chieu/${fallback}`
  return {
    url,
    bytes: toCsv([[...columns], ...rows.map((row) => toCells(row, origin))], locale),
    type: toMediaType(url),
    cache: 'revalidate',
    headers: {
      'Content-Disposition': toContentDisposition(`${title}.csv`, { type: 'attachment', fallback }),
      'Content-Language': locale,
    },
  }
}

/** The names of columns are the same in every language, for programs. */
const columns = [
  'kind',
  'said_on',
  'subject',
  'measure',
  'said_low',
  'said_high',
  'unit',
  'due',
  'followed',
  'followed_on',
  'outcome',
  'title',
  'source',
  'source_of_result',
] as const

type Cells = Record<Exclude<(typeof columns)[number], 'kind' | 'said_on' | 'outcome' | 'title' | 'source'>, string>

function toCells(row: RecordRow, origin: string): string[] {
  const { kind, date, state, link } = row
  const cells: Record<(typeof columns)[number], string> = {
    kind,
    said_on: date,
    outcome: state,
    title: link.title,
    source: origin + link.href,
    ...toOwnCells(row, origin),
  }
  return columns.map((column) => cells[column])
}

function toOwnCells(row: RecordRow, origin: string): Cells {
  switch (row.kind) {
    case 'commentary':
      return {
        subject: row.index,
        measure: 'close',
        said_low: row.support,
        said_high: row.resistance,
        unit: 'points',
        due: row.close?.date ?? '',
        followed: row.close?.points ?? '',
        followed_on: row.close?.date ?? '',
        source_of_result: '',
      }
    case 'target':
      return {
        subject: row.ticker,
        measure: 'target_price',
        said_low: row.target,
        said_high: row.target,
        unit: 'VND',
        due: row.until,
        followed: row.known?.price ?? '',
        followed_on: row.known?.date ?? '',
        source_of_result: row.known ? origin + row.known.link.href : '',
      }
    case 'plan':
      return {
        subject: String(row.fiscalYear),
        measure: row.metric,
        said_low: row.planned,
        said_high: '',
        unit: 'billion VND',
        due: `${row.fiscalYear}-12-31`,
        followed: row.actual?.value ?? '',
        followed_on: '',
        source_of_result: row.actual?.link ? origin + row.actual.link.href : '',
      }
  }
}
