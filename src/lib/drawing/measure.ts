/** The measure that a chart shows; `other` in articles. Each measure has one colour in all charts: `--color-measure-…`. */
export type Measure = 'revenue' | 'profit' | 'equity' | 'liabilities' | 'cash' | 'index' | 'other'
