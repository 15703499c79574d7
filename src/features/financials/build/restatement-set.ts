import { defineDataSet, type DataContext } from '#engine/model/content/data-set.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { figureColumns } from './figure-columns.ts'
import { toDataPoints, type DataPoint } from './to-data-points.ts'
import { isSample } from './to-latest-quarter.ts'
import { toSeries } from './to-series.ts'

/** A version of a figure that was restated. */
interface Version {
  point: DataPoint
  /** From 1, which is the figure as first reported. */
  number: number
  value: string
  sourceReport: string | null
  publishedAt: string | null
  reason: string | null
  sample: boolean
}

const { metric, label, fiscal_year, period, basis, value, unit, source_report, published_at, reason } = figureColumns

/** All versions of each figure that a later report changed. */
export const restatementSet = defineDataSet<Version>({
  name: 'so-lieu-trinh-bay-lai',
  title: /*i18n*/ { id: 'build.data.restatements.title', message: 'Số liệu đã trình bày lại' },
  about: /*i18n*/ {
    id: 'build.data.restatements.about',
    message:
      'Mỗi dòng là một phiên bản của một số liệu mà báo cáo sau đã thay đổi, từ lần công bố đầu đến số hiện hành.',
  },
  page: toHref('/quan-he-co-dong/du-lieu'),
  toRows,
  changedAt: ({ publishedAt }) => publishedAt,
  isSample: ({ sample }) => sample,
  columns: {
    metric: { ...metric, of: ({ point }) => point.metric },
    label: { ...label, of: ({ point }) => point.label },
    fiscal_year: { ...fiscal_year, of: ({ point }) => point.fiscalYear },
    period: { ...period, of: ({ point }) => point.period },
    basis: { ...basis, of: ({ point }) => point.basis },
    version: {
      type: 'integer',
      meaning: /*i18n*/ {
        id: 'build.data.restatements.version',
        message: '1: lần công bố đầu; số lớn hơn: lần trình bày lại',
      },
      of: ({ number }) => number,
    },
    value: {
      ...value,
      meaning: /*i18n*/ { id: 'build.data.restatements.value', message: 'Số liệu trong phiên bản đó' },
      of: (version) => version.value,
    },
    unit: { ...unit, of: ({ point }) => point.unit },
    source_report: { ...source_report, of: ({ sourceReport }) => sourceReport },
    published_at: { ...published_at, of: ({ publishedAt }) => publishedAt },
    reason: { ...reason, of: (version) => version.reason },
  },
})

function toRows(context: DataContext): Version[] {
  return toSeries(context.content).flatMap((series) =>
    toDataPoints(series, context)
      .filter(({ kind }) => kind === 'restated')
      .flatMap((point) => {
        const { earlier, value: current, sourceReport, publishedAt, reason: why } = point
        const last = { value: current, sourceReport, publishedAt, reason: why }
        return [...earlier, last].map((version, index) => ({
          ...version,
          point,
          number: index + 1,
          sample: isSample(series),
        }))
      }),
  )
}
