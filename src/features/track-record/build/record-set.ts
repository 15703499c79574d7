import { defineDataSet, type DataContext } from '#engine/model/content/data-set.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import type { RecordRow } from '../payload.ts'
import { toRecord } from './to-record.ts'

const title: BuildText = /*i18n*/ { id: 'build.record.file', message: 'Đối chiếu dự báo và kết quả' }

/** The cells that each kind of row fills in its own way. */
interface Cells {
  subject: string
  measure: string
  low: string
  high: string | null
  unit: string
  due: string | null
  followed: string | null
  followedOn: string | null
  resultLink: string | null
}

interface Row {
  row: RecordRow
  cells: Cells
  sample: boolean
}

export const recordSet = defineDataSet<Row>({
  name: 'doi-chieu',
  title,
  about: /*i18n*/ {
    id: 'build.data.record.about',
    message:
      'Mỗi dòng là một điều Công ty nói trước, đặt cạnh điều xảy ra sau: vùng điểm của nhận định, giá mục tiêu của báo cáo, kế hoạch của đại hội.',
  },
  page: toHref('/trung-tam-phan-tich/doi-chieu'),
  pathOf: ({ locale, translate }) => `/tai-lieu/doi-chieu/${foldToSlug(translate(title))}.${locale}`,
  toRows: ({ content, locale }: DataContext) => {
    const { rows, isSample } = toRecord(content, locale)
    return rows.map((row) => ({ row, cells: toCells(row), sample: isSample }))
  },
  changedAt: ({ row, cells }) => cells.followedOn ?? row.date,
  isSample: ({ sample }) => sample,
  columns: {
    kind: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.record.kind', message: 'Loại' },
      values: {
        commentary: /*i18n*/ { id: 'build.data.record.kind.commentary', message: 'nhận định thị trường' },
        target: /*i18n*/ { id: 'build.data.record.kind.target', message: 'giá mục tiêu' },
        plan: /*i18n*/ { id: 'build.data.record.kind.plan', message: 'kế hoạch của đại hội' },
      },
      of: ({ row }) => row.kind,
    },
    said_on: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.record.said-on', message: 'Ngày nói' },
      of: ({ row }) => row.date,
    },
    subject: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.record.subject', message: 'Chỉ số, mã chứng khoán hoặc năm tài chính' },
      of: ({ cells }) => cells.subject,
    },
    measure: {
      type: 'text',
      meaning: /*i18n*/ {
        id: 'build.data.record.measure',
        message: 'Đại lượng: điểm đóng cửa, giá mục tiêu, doanh thu, lợi nhuận',
      },
      of: ({ cells }) => cells.measure,
    },
    said_low: {
      type: 'decimal',
      meaning: /*i18n*/ { id: 'build.data.record.low', message: 'Mức đã nói; với một vùng là mức dưới' },
      of: ({ cells }) => cells.low,
    },
    said_high: {
      type: 'decimal',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.record.high', message: 'Mức trên của vùng' },
      of: ({ cells }) => cells.high,
    },
    unit: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.record.unit', message: 'Đơn vị của các mức: points, VND, billion VND' },
      of: ({ cells }) => cells.unit,
    },
    due: {
      type: 'date',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.record.due', message: 'Ngày cuối của thời hạn' },
      of: ({ cells }) => cells.due,
    },
    followed: {
      type: 'decimal',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.record.followed', message: 'Điều đã xảy ra' },
      of: ({ cells }) => cells.followed,
    },
    followed_on: {
      type: 'date',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.record.followed-on', message: 'Ngày của điều đã xảy ra' },
      of: ({ cells }) => cells.followedOn,
    },
    outcome: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.record.outcome', message: 'Kết quả' },
      values: {
        hit: /*i18n*/ { id: 'build.data.record.outcome.hit', message: 'đúng' },
        miss: /*i18n*/ { id: 'build.data.record.outcome.miss', message: 'sai' },
        open: /*i18n*/ { id: 'build.data.record.outcome.open', message: 'chưa biết' },
        unknown: /*i18n*/ { id: 'build.data.record.outcome.unknown', message: 'hết hạn, không rõ' },
      },
      of: ({ row }) => row.state,
    },
    title: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.record.title', message: 'Tiêu đề của nơi đã nói' },
      of: ({ row }) => row.link.title,
    },
    source: {
      type: 'address',
      meaning: /*i18n*/ { id: 'build.data.record.source', message: 'Địa chỉ của nơi đã nói' },
      of: ({ row }, { origin }) => origin + row.link.href,
    },
    source_of_result: {
      type: 'address',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.record.result', message: 'Địa chỉ của nguồn của điều đã xảy ra' },
      of: ({ cells }, { origin }) => cells.resultLink && origin + cells.resultLink,
    },
  },
})

function toCells(row: RecordRow): Cells {
  switch (row.kind) {
    case 'commentary':
      return {
        subject: row.index,
        measure: 'close',
        low: row.support,
        high: row.resistance,
        unit: 'points',
        due: row.close?.date ?? null,
        followed: row.close?.points ?? null,
        followedOn: row.close?.date ?? null,
        resultLink: null,
      }
    case 'target':
      return {
        subject: row.ticker,
        measure: 'target_price',
        low: row.target,
        high: row.target,
        unit: 'VND',
        due: row.until,
        followed: row.known?.price ?? null,
        followedOn: row.known?.date ?? null,
        resultLink: row.known?.link.href ?? null,
      }
    case 'plan':
      return {
        subject: String(row.fiscalYear),
        measure: row.metric,
        low: row.planned,
        high: null,
        unit: 'billion VND',
        due: `${row.fiscalYear}-12-31`,
        followed: row.actual?.value ?? null,
        followedOn: null,
        resultLink: row.actual?.link?.href ?? null,
      }
  }
}
