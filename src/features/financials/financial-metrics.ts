import type { Locale } from '#model/locale/locale.ts'

// The figures of a securities firm's statements. Their names stand here, and not among the texts of the interface, since
// downloads carry them too.

type Name = Readonly<Record<Locale, string>>

export const metricGroups = {
  assets: { vi: 'Tài sản cuối kỳ', en: 'Assets at period end' },
  funding: { vi: 'Nguồn vốn cuối kỳ', en: 'Liabilities and equity at period end' },
  results: { vi: 'Kết quả kinh doanh trong kỳ', en: 'Results for the period' },
  cash: { vi: 'Lưu chuyển tiền trong kỳ', en: 'Cash flows in the period' },
} as const satisfies Readonly<Record<string, Name>>

export type MetricGroup = keyof typeof metricGroups

export interface MetricFacts {
  group: MetricGroup
  /** total: a sum of others; share: a part of the line above that no sum counts again. */
  role?: 'total' | 'share'
  /** Every period has it. */
  isRequired?: true
  name: Name
}

/** In the order in which tables show them. */
export const metrics = {
  cash: { group: 'assets', name: { vi: 'Tiền và tương đương tiền', en: 'Cash and cash equivalents' } },
  fvtplAssets: {
    group: 'assets',
    name: { vi: 'Tài sản tài chính FVTPL', en: 'Financial assets at FVTPL' },
  },
  htmInvestments: {
    group: 'assets',
    name: { vi: 'Đầu tư giữ đến ngày đáo hạn (HTM)', en: 'Held-to-maturity investments (HTM)' },
  },
  loans: { group: 'assets', name: { vi: 'Các khoản cho vay', en: 'Loans' } },
  marginLoans: {
    group: 'assets',
    role: 'share',
    name: { vi: 'Trong đó: cho vay giao dịch ký quỹ', en: 'Of which: margin loans' },
  },
  otherAssets: { group: 'assets', name: { vi: 'Tài sản khác', en: 'Other assets' } },
  totalAssets: { group: 'assets', role: 'total', isRequired: true, name: { vi: 'Tổng tài sản', en: 'Total assets' } },
  borrowings: { group: 'funding', name: { vi: 'Vay ngắn hạn và dài hạn', en: 'Borrowings' } },
  otherLiabilities: { group: 'funding', name: { vi: 'Nợ phải trả khác', en: 'Other liabilities' } },
  totalLiabilities: {
    group: 'funding',
    role: 'total',
    isRequired: true,
    name: { vi: 'Nợ phải trả', en: 'Total liabilities' },
  },
  equity: {
    group: 'funding',
    role: 'total',
    isRequired: true,
    name: { vi: 'Vốn chủ sở hữu', en: 'Equity' },
  },
  charterCapital: {
    group: 'funding',
    role: 'share',
    name: { vi: 'Trong đó: vốn điều lệ', en: 'Of which: charter capital' },
  },
  brokerageRevenue: { group: 'results', name: { vi: 'Môi giới chứng khoán', en: 'Brokerage' } },
  lendingRevenue: {
    group: 'results',
    name: { vi: 'Lãi từ cho vay và phải thu', en: 'Interest on loans and receivables' },
  },
  tradingRevenue: {
    group: 'results',
    name: { vi: 'Tự doanh và đầu tư tài chính', en: 'Proprietary trading and investment' },
  },
  bankingRevenue: {
    group: 'results',
    name: { vi: 'Ngân hàng đầu tư và dịch vụ khác', en: 'Investment banking and other services' },
  },
  operatingRevenue: {
    group: 'results',
    role: 'total',
    isRequired: true,
    name: { vi: 'Doanh thu hoạt động', en: 'Operating revenue' },
  },
  expenses: {
    group: 'results',
    name: { vi: 'Chi phí hoạt động, tài chính và quản lý', en: 'Operating, finance and administrative expenses' },
  },
  otherResult: { group: 'results', name: { vi: 'Kết quả khác', en: 'Other income, net' } },
  profitBeforeTax: {
    group: 'results',
    role: 'total',
    isRequired: true,
    name: { vi: 'Lợi nhuận trước thuế', en: 'Profit before tax' },
  },
  incomeTax: { group: 'results', name: { vi: 'Chi phí thuế thu nhập doanh nghiệp', en: 'Corporate income tax' } },
  profitAfterTax: {
    group: 'results',
    role: 'total',
    isRequired: true,
    name: { vi: 'Lợi nhuận sau thuế', en: 'Profit after tax' },
  },
  operatingCashFlow: { group: 'cash', name: { vi: 'Từ hoạt động kinh doanh', en: 'From operating activities' } },
  investingCashFlow: { group: 'cash', name: { vi: 'Từ hoạt động đầu tư', en: 'From investing activities' } },
  financingCashFlow: { group: 'cash', name: { vi: 'Từ hoạt động tài chính', en: 'From financing activities' } },
  netCashFlow: {
    group: 'cash',
    role: 'total',
    name: { vi: 'Lưu chuyển tiền thuần', en: 'Net cash flow' },
  },
} as const satisfies Readonly<Record<string, MetricFacts>>

export type Metric = keyof typeof metrics
export const metricNames = Object.keys(metrics) as Metric[] // the keys of a constant

/** What stands at the end of a period, and is not summed over periods. */
export function isBalance(metric: Metric): boolean {
  const { group } = metrics[metric]
  return group === 'assets' || group === 'funding'
}

/** Sums that hold in every period, where all of their parts are given: `minus` are taken away, `maybe` may be missing. */
export const identities: readonly {
  total: Metric
  plus: readonly Metric[]
  minus?: readonly Metric[]
  maybe?: readonly Metric[]
}[] = [
  { total: 'totalAssets', plus: ['totalLiabilities', 'equity'] },
  { total: 'totalAssets', plus: ['cash', 'fvtplAssets', 'htmInvestments', 'loans', 'otherAssets'] },
  { total: 'totalLiabilities', plus: ['borrowings', 'otherLiabilities'] },
  { total: 'operatingRevenue', plus: ['brokerageRevenue', 'lendingRevenue', 'tradingRevenue', 'bankingRevenue'] },
  { total: 'profitBeforeTax', plus: ['operatingRevenue'], minus: ['expenses'], maybe: ['otherResult'] },
  { total: 'profitAfterTax', plus: ['profitBeforeTax'], minus: ['incomeTax'] },
  { total: 'netCashFlow', plus: ['operatingCashFlow', 'investingCashFlow', 'financingCashFlow'] },
]

export const ratioGroup = { vi: 'Chỉ số tính toán', en: 'Computed ratios' } as const satisfies Name

/** What the build computes from the figures; nobody types it in. */
export const ratios = {
  returnOnEquity: {
    unit: 'percent',
    name: { vi: 'ROE', en: 'ROE' },
    formula: {
      vi: 'Lợi nhuận sau thuế ÷ vốn chủ sở hữu bình quân đầu và cuối năm',
      en: 'Profit after tax ÷ average of opening and closing equity',
    },
  },
  returnOnAssets: {
    unit: 'percent',
    name: { vi: 'ROA', en: 'ROA' },
    formula: {
      vi: 'Lợi nhuận sau thuế ÷ tổng tài sản bình quân đầu và cuối năm',
      en: 'Profit after tax ÷ average of opening and closing total assets',
    },
  },
  netMargin: {
    unit: 'percent',
    name: { vi: 'Biên lợi nhuận ròng', en: 'Net profit margin' },
    formula: { vi: 'Lợi nhuận sau thuế ÷ doanh thu hoạt động', en: 'Profit after tax ÷ operating revenue' },
  },
  debtToEquity: {
    unit: 'times',
    name: { vi: 'Nợ phải trả trên vốn chủ sở hữu', en: 'Liabilities to equity' },
    formula: { vi: 'Nợ phải trả ÷ vốn chủ sở hữu', en: 'Total liabilities ÷ equity' },
  },
} as const satisfies Readonly<Record<string, { unit: 'percent' | 'times'; name: Name; formula: Name }>>

export type Ratio = keyof typeof ratios
export const ratioNames = Object.keys(ratios) as Ratio[] // the keys of a constant
