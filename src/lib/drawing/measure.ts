/** What a chart shows. Each measure has one colour in all charts: `--color-measure-…`. */
export type Measure = 'revenue' | 'profit' | 'equity' | 'liabilities' | 'cash' | 'index'
