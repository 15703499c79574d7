import { create as toContentDisposition } from 'content-disposition'
import { sharedHeaders } from '#engine/outputs/data-sets/shared-headers.ts'
import type { GeneratedFile } from '#engine/outputs/files/generated-file.ts'
import { toCsv } from '#engine/outputs/files/to-csv.ts'
import { toMediaType } from '#engine/render/files/to-media-type.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { figureColumns } from './figure-columns.ts'
import { figureFiles, figureTitles } from './figure-sets.ts'
import { toQuarters } from './quarters.ts'
import { toDataPoints } from './to-data-points.ts'
import { isSample } from './to-latest-quarter.ts'
import { toSeries, type FinancialSeries, type PeriodFigures } from './to-series.ts'

/** The file of each quarter, in one language. */
export function toQuarterFiles(context: PayloadContext): GeneratedFile[] {
  return toSeries(context.content).flatMap((series) =>
    toQuarters(series).map((one) => toQuarterFile(series, one, context)),
  )
}

/** The figures of a quarter as a file, with the columns of the file of all periods. */
export function toQuarterFile(series: FinancialSeries, one: PeriodFigures, context: PayloadContext): GeneratedFile {
  const { locale, translate } = context
  const { basis } = series
  const { fiscalYear, period } = one
  const points = toDataPoints({ ...series, periods: [one] }, context)
  const rows = points.map((point) =>
    Object.values(figureColumns).map(({ of }) => String(of({ ...point, sample: isSample(series) }) ?? '')),
  )
  const url = `${figureFiles}${basis}-${fiscalYear}-${period.toLowerCase()}.${locale}.csv`
  const saved = `${translate(figureTitles[basis])} ${period} ${fiscalYear}.csv`
  const fallback = url.slice(url.lastIndexOf('/') + 1)
  return {
    url,
    bytes: toCsv([Object.keys(figureColumns), ...rows], locale),
    type: toMediaType(url),
    cache: 'revalidate',
    headers: {
      'Content-Disposition': toContentDisposition(saved, { type: 'attachment', fallback }),
      'Content-Language': locale,
      ...sharedHeaders,
    },
  }
}
