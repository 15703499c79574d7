import type { Columns } from '#engine/model/content/data-set.ts'
import type { DataPoint } from './to-data-points.ts'

/** A figure, and whether it is invented. */
export interface Figure extends DataPoint {
  sample: boolean
}

/** The columns of figures: one row for each. */
export const figureColumns = {
  metric: {
    type: 'text',
    meaning: /*i18n*/ { id: 'build.data.figures.metric', message: 'Tên không đổi của chỉ tiêu' },
    of: ({ metric }) => metric,
  },
  label: {
    type: 'text',
    meaning: /*i18n*/ { id: 'build.data.figures.label', message: 'Tên chỉ tiêu trong ngôn ngữ của tệp' },
    of: ({ label }) => label,
  },
  fiscal_year: {
    type: 'year',
    meaning: /*i18n*/ { id: 'build.data.figures.fiscal-year', message: 'Năm tài chính' },
    of: ({ fiscalYear }) => fiscalYear,
  },
  period: {
    type: 'text',
    meaning: /*i18n*/ { id: 'build.data.figures.period', message: 'Q1 đến Q4: quý; FY: cả năm' },
    of: ({ period }) => period,
  },
  basis: {
    type: 'text',
    meaning: /*i18n*/ { id: 'build.data.figures.basis', message: 'hop-nhat: hợp nhất; rieng: riêng' },
    of: ({ basis }) => basis,
  },
  value: {
    type: 'decimal',
    meaning: /*i18n*/ { id: 'build.data.figures.value', message: 'Số liệu hiện hành' },
    of: ({ value }) => value,
  },
  unit: {
    type: 'text',
    meaning: /*i18n*/ {
      id: 'build.data.figures.unit',
      message: 'dong: đồng; trieu-dong: triệu đồng; ty-dong: tỷ đồng; percent: %; times: lần',
    },
    of: ({ unit }) => unit,
  },
  currency: {
    type: 'text',
    isOptional: true,
    meaning: /*i18n*/ { id: 'build.data.figures.currency', message: 'Loại tiền, với số tiền' },
    of: ({ currency }) => currency,
  },
  restated: {
    type: 'boolean',
    meaning: /*i18n*/ { id: 'build.data.figures.restated', message: 'true nếu báo cáo sau đã trình bày lại' },
    of: ({ kind }) => kind === 'restated',
  },
  computed: {
    type: 'boolean',
    meaning: /*i18n*/ { id: 'build.data.figures.computed', message: 'true nếu được tính từ số liệu khác' },
    of: ({ kind }) => kind === 'computed',
  },
  source_report: {
    type: 'address',
    isOptional: true,
    meaning: /*i18n*/ { id: 'build.data.figures.source-report', message: 'Địa chỉ của báo cáo nguồn' },
    of: ({ sourceReport }) => sourceReport,
  },
  published_at: {
    type: 'moment',
    isOptional: true,
    meaning: /*i18n*/ { id: 'build.data.figures.published-at', message: 'Thời điểm công bố báo cáo nguồn' },
    of: ({ publishedAt }) => publishedAt,
  },
  first_value: {
    type: 'decimal',
    isOptional: true,
    meaning: /*i18n*/ {
      id: 'build.data.figures.first-value',
      message: 'Số liệu công bố lần đầu, nếu đã trình bày lại',
    },
    of: ({ earlier }) => earlier[0]?.value,
  },
  first_source_report: {
    type: 'address',
    isOptional: true,
    meaning: /*i18n*/ { id: 'build.data.figures.first-source-report', message: 'Địa chỉ của báo cáo công bố lần đầu' },
    of: ({ earlier }) => earlier[0]?.sourceReport,
  },
  first_published_at: {
    type: 'moment',
    isOptional: true,
    meaning: /*i18n*/ { id: 'build.data.figures.first-published-at', message: 'Thời điểm công bố lần đầu' },
    of: ({ earlier }) => earlier[0]?.publishedAt,
  },
  reason: {
    type: 'text',
    isOptional: true,
    meaning: /*i18n*/ { id: 'build.data.figures.reason', message: 'Lý do trình bày lại' },
    of: ({ reason }) => reason,
  },
  formula: {
    type: 'text',
    isOptional: true,
    meaning: /*i18n*/ { id: 'build.data.figures.formula', message: 'Công thức của chỉ số tính toán' },
    of: ({ formula }) => formula,
  },
} as const satisfies Columns<Figure>
