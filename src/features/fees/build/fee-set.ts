import { defineDataSet } from '#engine/model/content/data-set.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import { toFeeRows, type FeeRow } from './to-fee-rows.ts'

const url: BuildText = /*i18n*/ {
  id: 'build.fees.file.url',
  message: 'bieu-phi',
  comment: 'Part of an address: a-z and hyphens, another one in each language',
}

/** Columns of this file have names for people, which say what they mean. */
const named = (meaning: BuildText) => ({ heading: meaning, meaning })

/** The fees in force. */
export const feeSet = defineDataSet<FeeRow>({
  name: 'bieu-phi',
  title: /*i18n*/ { id: 'build.fees.file.saved', message: 'Biểu phí đang áp dụng' },
  about: /*i18n*/ {
    id: 'build.data.fees.about',
    message:
      'Mỗi dòng là một mức phí, lãi suất, thuế hoặc khoản thu hộ đang áp dụng, theo kênh giao dịch và bậc. Tên cột trong tệp CSV theo ngôn ngữ của tệp; trong tệp JSON giống nhau ở mọi ngôn ngữ.',
  },
  page: toHref('/ho-tro/bieu-phi'),
  pathOf: ({ translate }) => `/tai-lieu/bieu-phi/${foldToSlug(translate(url))}`,
  toRows: toFeeRows,
  changedAt: ({ publishedAt }) => publishedAt,
  isSample: ({ sample }) => sample,
  columns: {
    product: {
      type: 'text',
      ...named(/*i18n*/ { id: 'build.fees.column.product', message: 'Sản phẩm, dịch vụ' }),
      of: (row) => row.product,
    },
    kind: {
      type: 'text',
      ...named(/*i18n*/ { id: 'build.fees.column.kind', message: 'Loại khoản thu' }),
      of: (row) => row.kind,
    },
    channel: {
      type: 'text',
      isOptional: true,
      ...named(/*i18n*/ { id: 'build.fees.column.channel', message: 'Kênh giao dịch' }),
      of: (row) => row.channel || null,
    },
    counted: {
      type: 'text',
      ...named(/*i18n*/ { id: 'build.fees.column.counted', message: 'Bậc tính theo' }),
      of: (row) => row.counted,
    },
    from: {
      type: 'decimal',
      isOptional: true,
      ...named(/*i18n*/ { id: 'build.fees.column.from', message: 'Từ' }),
      of: (row) => row.from || null,
    },
    to: {
      type: 'decimal',
      isOptional: true,
      ...named(/*i18n*/ { id: 'build.fees.column.to', message: 'Đến (không bao gồm)' }),
      of: (row) => row.to || null,
    },
    percent: {
      type: 'decimal',
      isOptional: true,
      ...named(/*i18n*/ { id: 'build.fees.column.percent', message: 'Tỷ lệ (%)' }),
      of: (row) => row.percent || null,
    },
    amount: {
      type: 'decimal',
      isOptional: true,
      ...named(/*i18n*/ { id: 'build.fees.column.amount', message: 'Mức cố định (đồng)' }),
      of: (row) => row.amount || null,
    },
    per: {
      type: 'text',
      isOptional: true,
      ...named(/*i18n*/ { id: 'build.fees.column.per', message: 'Tính trên mỗi' }),
      of: (row) => row.per || null,
    },
    min: {
      type: 'decimal',
      isOptional: true,
      ...named(/*i18n*/ { id: 'build.fees.column.min', message: 'Tối thiểu (đồng)' }),
      of: (row) => row.min || null,
    },
    max: {
      type: 'decimal',
      isOptional: true,
      ...named(/*i18n*/ { id: 'build.fees.column.max', message: 'Tối đa (đồng)' }),
      of: (row) => row.max || null,
    },
    vat: {
      type: 'text',
      isOptional: true,
      ...named(/*i18n*/ { id: 'build.fees.column.vat', message: 'Thuế giá trị gia tăng' }),
      of: (row) => row.vat || null,
    },
    effective_from: {
      type: 'date',
      ...named(/*i18n*/ { id: 'build.fees.column.from-date', message: 'Hiệu lực từ' }),
      of: (row) => row.effectiveFrom,
    },
    effective_to: {
      type: 'date',
      isOptional: true,
      ...named(/*i18n*/ { id: 'build.fees.column.to-date', message: 'Hiệu lực đến' }),
      of: (row) => row.effectiveTo || null,
    },
    note: {
      type: 'text',
      isOptional: true,
      ...named(/*i18n*/ { id: 'build.fees.column.note', message: 'Ghi chú' }),
      of: (row) => row.note || null,
    },
  },
})
