import type { BuildText } from '#engine/model/locale/translate.ts'
import { keysOf } from '#lib/records.ts'

// The figures in the statements of a securities firm. Their names are texts of the build, because downloads contain them.

export const metricGroups = {
  assets: /*i18n*/ { id: 'build.financials.groups.assets', message: 'Tài sản cuối kỳ' },
  funding: /*i18n*/ { id: 'build.financials.groups.funding', message: 'Nguồn vốn cuối kỳ' },
  results: /*i18n*/ { id: 'build.financials.groups.results', message: 'Kết quả kinh doanh trong kỳ' },
  cash: /*i18n*/ { id: 'build.financials.groups.cash', message: 'Lưu chuyển tiền trong kỳ' },
} as const satisfies Readonly<Record<string, BuildText>>

export type MetricGroup = keyof typeof metricGroups

export interface MetricFacts {
  group: MetricGroup
  /** total: a sum of other metrics; share: a part of the metric above, which sums do not include again. */
  role?: 'total' | 'share'
  /** True if every period must have it. */
  isRequired?: true
  name: BuildText
}

/** All metrics, in the order of tables. */
export const metrics = {
  cash: { group: 'assets', name: /*i18n*/ { id: 'build.financials.cash', message: 'Tiền và tương đương tiền' } },
  fvtplAssets: {
    group: 'assets',
    name: /*i18n*/ { id: 'build.financials.fvtplAssets', message: 'Tài sản tài chính FVTPL' },
  },
  htmInvestments: {
    group: 'assets',
    name: /*i18n*/ { id: 'build.financials.htmInvestments', message: 'Đầu tư giữ đến ngày đáo hạn (HTM)' },
  },
  loans: { group: 'assets', name: /*i18n*/ { id: 'build.financials.loans', message: 'Các khoản cho vay' } },
  marginLoans: {
    group: 'assets',
    role: 'share',
    name: /*i18n*/ { id: 'build.financials.marginLoans', message: 'Trong đó: cho vay giao dịch ký quỹ' },
  },
  otherAssets: { group: 'assets', name: /*i18n*/ { id: 'build.financials.otherAssets', message: 'Tài sản khác' } },
  totalAssets: {
    group: 'assets',
    role: 'total',
    isRequired: true,
    name: /*i18n*/ { id: 'build.financials.totalAssets', message: 'Tổng tài sản' },
  },
  borrowings: {
    group: 'funding',
    name: /*i18n*/ { id: 'build.financials.borrowings', message: 'Vay ngắn hạn và dài hạn' },
  },
  otherLiabilities: {
    group: 'funding',
    name: /*i18n*/ { id: 'build.financials.otherLiabilities', message: 'Nợ phải trả khác' },
  },
  totalLiabilities: {
    group: 'funding',
    role: 'total',
    isRequired: true,
    name: /*i18n*/ { id: 'build.financials.totalLiabilities', message: 'Nợ phải trả' },
  },
  equity: {
    group: 'funding',
    role: 'total',
    isRequired: true,
    name: /*i18n*/ { id: 'build.financials.equity', message: 'Vốn chủ sở hữu' },
  },
  charterCapital: {
    group: 'funding',
    role: 'share',
    name: /*i18n*/ { id: 'build.financials.charterCapital', message: 'Trong đó: vốn điều lệ' },
  },
  brokerageRevenue: {
    group: 'results',
    name: /*i18n*/ { id: 'build.financials.brokerageRevenue', message: 'Môi giới chứng khoán' },
  },
  lendingRevenue: {
    group: 'results',
    name: /*i18n*/ { id: 'build.financials.lendingRevenue', message: 'Lãi từ cho vay và phải thu' },
  },
  tradingRevenue: {
    group: 'results',
    name: /*i18n*/ { id: 'build.financials.tradingRevenue', message: 'Tự doanh và đầu tư tài chính' },
  },
  bankingRevenue: {
    group: 'results',
    name: /*i18n*/ { id: 'build.financials.bankingRevenue', message: 'Ngân hàng đầu tư và dịch vụ khác' },
  },
  operatingRevenue: {
    group: 'results',
    role: 'total',
    isRequired: true,
    name: /*i18n*/ { id: 'build.financials.operatingRevenue', message: 'Doanh thu hoạt động' },
  },
  expenses: {
    group: 'results',
    name: /*i18n*/ { id: 'build.financials.expenses', message: 'Chi phí hoạt động, tài chính và quản lý' },
  },
  otherResult: { group: 'results', name: /*i18n*/ { id: 'build.financials.otherResult', message: 'Kết quả khác' } },
  profitBeforeTax: {
    group: 'results',
    role: 'total',
    isRequired: true,
    name: /*i18n*/ { id: 'build.financials.profitBeforeTax', message: 'Lợi nhuận trước thuế' },
  },
  incomeTax: {
    group: 'results',
    name: /*i18n*/ { id: 'build.financials.incomeTax', message: 'Chi phí thuế thu nhập doanh nghiệp' },
  },
  profitAfterTax: {
    group: 'results',
    role: 'total',
    isRequired: true,
    name: /*i18n*/ { id: 'build.financials.profitAfterTax', message: 'Lợi nhuận sau thuế' },
  },
  operatingCashFlow: {
    group: 'cash',
    name: /*i18n*/ { id: 'build.financials.operatingCashFlow', message: 'Từ hoạt động kinh doanh' },
  },
  investingCashFlow: {
    group: 'cash',
    name: /*i18n*/ { id: 'build.financials.investingCashFlow', message: 'Từ hoạt động đầu tư' },
  },
  financingCashFlow: {
    group: 'cash',
    name: /*i18n*/ { id: 'build.financials.financingCashFlow', message: 'Từ hoạt động tài chính' },
  },
  netCashFlow: {
    group: 'cash',
    role: 'total',
    name: /*i18n*/ { id: 'build.financials.netCashFlow', message: 'Lưu chuyển tiền thuần' },
  },
} as const satisfies Readonly<Record<string, MetricFacts>>

export type Metric = keyof typeof metrics
export const metricNames = keysOf(metrics)

/** True if a metric is a balance at the end of a period, which cannot be summed over periods. */
export function isBalance(metric: Metric): boolean {
  const { group } = metrics[metric]
  return group === 'assets' || group === 'funding'
}

/** Sums that must be right in every period that has all parts. `minus` are subtracted, `optional` may be missing. */
export const identities: readonly {
  total: Metric
  plus: readonly Metric[]
  minus?: readonly Metric[]
  optional?: readonly Metric[]
}[] = [
  { total: 'totalAssets', plus: ['totalLiabilities', 'equity'] },
  { total: 'totalAssets', plus: ['cash', 'fvtplAssets', 'htmInvestments', 'loans', 'otherAssets'] },
  { total: 'totalLiabilities', plus: ['borrowings', 'otherLiabilities'] },
  { total: 'operatingRevenue', plus: ['brokerageRevenue', 'lendingRevenue', 'tradingRevenue', 'bankingRevenue'] },
  { total: 'profitBeforeTax', plus: ['operatingRevenue'], minus: ['expenses'], optional: ['otherResult'] },
  { total: 'profitAfterTax', plus: ['profitBeforeTax'], minus: ['incomeTax'] },
  { total: 'netCashFlow', plus: ['operatingCashFlow', 'investingCashFlow', 'financingCashFlow'] },
]

export const ratioGroup: BuildText = /*i18n*/ {
  id: 'build.financials.groups.ratios',
  message: 'Chỉ số tính toán',
}

/** Ratios that the build computes from the figures. */
export const ratios = {
  returnOnEquity: {
    unit: 'percent',
    name: /*i18n*/ { id: 'build.financials.returnOnEquity', message: 'ROE' },
    formula: /*i18n*/ {
      id: 'build.financials.returnOnEquity.formula',
      message: 'Lợi nhuận sau thuế ÷ vốn chủ sở hữu bình quân đầu và cuối năm',
    },
  },
  returnOnAssets: {
    unit: 'percent',
    name: /*i18n*/ { id: 'build.financials.returnOnAssets', message: 'ROA' },
    formula: /*i18n*/ {
      id: 'build.financials.returnOnAssets.formula',
      message: 'Lợi nhuận sau thuế ÷ tổng tài sản bình quân đầu và cuối năm',
    },
  },
  netMargin: {
    unit: 'percent',
    name: /*i18n*/ { id: 'build.financials.netMargin', message: 'Biên lợi nhuận ròng' },
    formula: /*i18n*/ { id: 'build.financials.netMargin.formula', message: 'Lợi nhuận sau thuế ÷ doanh thu hoạt động' },
  },
  debtToEquity: {
    unit: 'times',
    name: /*i18n*/ { id: 'build.financials.debtToEquity', message: 'Nợ phải trả trên vốn chủ sở hữu' },
    formula: /*i18n*/ { id: 'build.financials.debtToEquity.formula', message: 'Nợ phải trả ÷ vốn chủ sở hữu' },
  },
} as const satisfies Readonly<Record<string, { unit: 'percent' | 'times'; name: BuildText; formula: BuildText }>>

export type Ratio = keyof typeof ratios
export const ratioNames = keysOf(ratios)
