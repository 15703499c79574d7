/**
 * The measure that a chart shows; `other` in articles. Each measure has one colour in all charts: `--color-measure-…`. Parts of a
 * whole, such as cash flows by activity, are named and share a colour, and so do ratios.
 */
export type Measure =
  | 'revenue'
  | 'profit-before-tax'
  | 'profit-after-tax'
  | 'assets'
  | 'loans'
  | 'equity'
  | 'liabilities'
  | 'cash'
  | 'ratio'
  | 'index'
  | 'other'
