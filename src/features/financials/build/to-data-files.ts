import { create as toContentDisposition } from 'content-disposition'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { GeneratedFile } from '#engine/outputs/files/generated-file.ts'
import { toCsv } from '#engine/outputs/files/to-csv.ts'
import { toMediaType } from '#engine/render/files/to-media-type.ts'
import type { BuildContext } from '#engine/render/payload/build-context.ts'
import type { FinancialDownload } from '../payload.ts'
import { toQuarters } from './quarters.ts'
import { toDataPoints, type DataPoint } from './to-data-points.ts'
import { toSeries, type Basis, type FinancialSeries, type PeriodFigures } from './to-series.ts'

/** A download with the figures of a basis. */
interface DataFile {
  basis: Basis
  format: FinancialDownload['format']
  file: GeneratedFile
}

const folder = '/tai-lieu/du-lieu/'

/** The content of each file, which is also the name under which it is saved. */
export const dataFileNames = {
  'hop-nhat': /*i18n*/ { id: 'build.financials.file.consolidated', message: 'Số liệu tài chính hợp nhất' },
  rieng: /*i18n*/ { id: 'build.financials.file.separate', message: 'Số liệu tài chính riêng' },
} as const satisfies Readonly<Record<Basis, BuildText>>

/** All figures as files for spreadsheets and programs, in one language. */
export function toDataFiles(context: BuildContext): DataFile[] {
  const { content, locale, translate } = context
  return toSeries(content).flatMap((series) => {
    const { basis } = series
    const points = toDataPoints(series, context)
    const toFile = (format: DataFile['format'], bytes: Uint8Array): DataFile => ({
      basis,
      format,
      file: toGeneratedFile({ name: basis, saved: translate(dataFileNames[basis]), format, bytes, locale }),
    })
    return [
      toFile('csv', toCsv(toRows(points), locale)),
      toFile('json', new TextEncoder().encode(toJson(series, points, locale))),
    ]
  })
}

/** The figures of a quarter as a file, with the columns of the file of all periods. */
export function toQuarterFile(series: FinancialSeries, one: PeriodFigures, context: BuildContext): GeneratedFile {
  const { locale, translate } = context
  const { fiscalYear, period } = one
  return toGeneratedFile({
    name: `${series.basis}-${fiscalYear}-${period.toLowerCase()}`,
    saved: `${translate(dataFileNames[series.basis])} ${period} ${fiscalYear}`,
    format: 'csv',
    bytes: toCsv(toRows(toDataPoints({ ...series, periods: [one] }, context)), locale),
    locale,
  })
}

/** The file of each quarter, in one language. */
export function toQuarterFiles(context: BuildContext): GeneratedFile[] {
  return toSeries(context.content).flatMap((series) =>
    toQuarters(series).map((one) => toQuarterFile(series, one, context)),
  )
}

interface FileSource {
  /** In the URL, and for programs that cannot read the name under which it is saved. */
  name: string
  saved: string
  format: FinancialDownload['format']
  bytes: Uint8Array
  locale: Locale
}

function toGeneratedFile({ name, saved, format, bytes, locale }: FileSource): GeneratedFile {
  const file = `so-lieu-tai-chinh-${name}.${locale}.${format}`
  const headers = {
    'Content-Disposition': toContentDisposition(`${saved}.${format}`, { type: 'attachment', fallback: file }),
    'Content-Language': locale,
  }
  const url = folder + file
  return { url, bytes, type: toMediaType(url), cache: 'revalidate', headers }
}

const columns = {
  metric: (point) => point.metric,
  label: (point) => point.label,
  fiscal_year: (point) => point.fiscalYear,
  period: (point) => point.period,
  basis: (point) => point.basis,
  value: (point) => point.value,
  unit: (point) => point.unit,
  currency: (point) => point.currency,
  restated: (point) => point.kind === 'restated',
  computed: (point) => point.kind === 'computed',
  source_report: (point) => point.sourceReport,
  published_at: (point) => point.publishedAt,
  first_value: (point) => point.earlier[0]?.value,
  first_source_report: (point) => point.earlier[0]?.sourceReport,
  first_published_at: (point) => point.earlier[0]?.publishedAt,
  reason: (point) => point.reason,
  formula: (point) => point.formula,
} as const satisfies Record<string, (point: DataPoint) => string | number | boolean | null | undefined>

/** One row for each figure; decimals have a point in every language, for programs. */
function toRows(points: readonly DataPoint[]): string[][] {
  const rows = points.map((point) => Object.values(columns).map((column) => String(column(point) ?? '')))
  return [Object.keys(columns), ...rows]
}

function toJson({ basis, unit, currency }: FinancialSeries, points: readonly DataPoint[], locale: Locale): string {
  return `${JSON.stringify({ version: 1, locale, basis, unit, currency, points }, undefined, 1)}\n`
}
