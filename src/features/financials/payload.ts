import type { ItemDocuments } from '#engine/model/entries/attachments.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { PageLink, RelatedEntry, SectionPage } from '#engine/model/payload.ts'
import type { Measure } from '#lib/drawing/measure.ts'
import type { FinancialFacts } from './collection.ts'
import type { Metric, MetricGroup, Ratio } from './financial-metrics.ts'

// The page of financial data. Numbers are decimal strings, which the view formats in the page's language.

type Financials = FinancialFacts
type Period = Financials['periods'][number]['period']

/** The firm's figures, and the text of the page about them. */
export interface FinancialDataPayload extends SectionPage {
  kind: 'financial-data'
  sets: FinancialSet[]
}

/** A period of a year. */
export interface FinancialTime {
  fiscalYear: number
  period: Period
}

/** The figures on one basis: separate or consolidated. */
export interface FinancialSet {
  basis: Financials['basis']
  unit: Financials['unit']
  sample: boolean
  results: QuarterResults
  charts: Chart[]
  yearly: FinancialTable
  /** The quarters of each year, newest first. */
  years: FinancialYear[]
  downloads: FinancialDownload[]
}

/** The quarters of a year, with notes. */
export interface FinancialYear {
  slug: string
  fiscalYear: number
  /** The language of the notes. */
  textLocale: Locale
  /** Notes on the accounting of that year. */
  html: string
  table: FinancialTable
}

/** Periods as columns, metrics as rows. */
export interface FinancialTable {
  id: string
  columns: FinancialColumn[]
  groups: FinancialGroup[]
  restatements: Restatement[]
}

export interface FinancialColumn extends FinancialTime {
  source: PeriodSource
}

/** A report that figures are from. */
export interface Source {
  link: PageLink
  publishedAt: string
}

/** A report that figures are from, or that it was taken down. */
export type PeriodSource = Source | 'taken-down'

/** The groups of the tables: those of the metrics, and the ratios. */
export type TableGroup = MetricGroup | 'ratios'

export interface FinancialGroup {
  key: TableGroup
  title: string
  rows: FinancialRow[]
}

export interface FinancialRow {
  key: Metric | Ratio
  label: string
  /** total: a sum of other rows; share: a part of the row above. */
  role?: 'total' | 'share'
  /** The formula of a ratio. */
  formula?: string
  /** The unit, if it is not that of the table. */
  unit?: 'percent' | 'times'
  /** One for each column; null if there is no figure. */
  cells: (FinancialCell | null)[]
}

export interface FinancialCell {
  value: string
  /** The number of the restatement that the figure is from. */
  note?: number
}

/** A figure that a later report changed. */
export interface Restatement extends FinancialTime {
  note: number
  group: MetricGroup
  label: string
  was: string
  now: string
  reason: string
  first: PeriodSource
  by: PeriodSource
}

export interface FinancialDownload {
  href: string
  format: 'csv' | 'json'
  bytes: number
}

/** The main figures of the newest quarter, and their course. */
export interface LatestQuarter extends FinancialTime {
  basis: Financials['basis']
  unit: Financials['unit']
  sample: boolean
  source: PeriodSource
  /** The quarter in which all courses begin. */
  since: FinancialTime
  figures: QuarterFigure[]
}

export interface QuarterFigure {
  metric: Metric
  label: string
  measure: Measure
  value: string
  change: YearChange | null
  /** One for each quarter since the first one; null where there is no figure. */
  course: (string | null)[]
}

/** A figure against that of the same quarter a year before. */
export interface YearChange {
  before: string
  /** None where one of the two is not above zero: a percentage would mislead. */
  percent?: string
}

/** The report of a quarter and what belongs to it. */
export interface QuarterDocuments {
  report: PeriodSource
  /** None if the report has no documents. */
  documents?: ItemDocuments
  /** None if the firm had nothing to explain. */
  explanation?: { documents: ItemDocuments } | { link: RelatedEntry }
  file: FinancialDownload
}

/** A quarter with its report, the explanation of its figures, and a file with all of them. */
export interface QuarterResult extends FinancialTime, QuarterDocuments {
  /** In the order of `QuarterResults.columns`; null if there is no figure. */
  figures: ({ value: string; change: YearChange | null } | null)[]
}

/** The quarters of a basis, newest first. */
export interface QuarterResults {
  basis: Financials['basis']
  unit: Financials['unit']
  sample: boolean
  columns: { metric: Metric; label: string }[]
  quarters: QuarterResult[]
}

/** The available capital ratio at the end of a period, in percent, and the report that states it. */
export interface CapitalRatio {
  value: string
  asOf: string
  sample: boolean
  source: Source
}

export type ChartName =
  | 'quarterly-results'
  | 'yearly-results'
  | 'quarterly-assets'
  | 'yearly-assets'
  | 'quarterly-balance'
  | 'yearly-balance'
  | 'quarterly-cash'
  | 'yearly-cash'
  | 'yearly-returns'
  | 'quarterly-margin'

/** A chart, drawn by the build: coordinates in a view box of `width` by `height`, and the figures. */
export interface Chart {
  name: ChartName
  group: TableGroup
  /** The unit, if it is not that of the page. */
  unit?: 'percent'
  width: number
  height: number
  /** The width of the treads; beside them are the ticks. */
  plot: number
  /** One above the other, on one scale. */
  bands: ChartBand[]
  columns: ChartColumn[]
}

/** The stair of a measure, below its name. */
export interface ChartBand {
  label: string
  measure: Measure
  /** The baseline of the name. */
  y: number
  /** The line on which the stair stands, or from which it hangs. */
  zero: number
  path: string
  area: string
  labels: ChartLabel[]
  /** A line at a round figure, where not every tread has its own. */
  tick?: ChartTick
}

export interface ChartTick {
  y: number
  value: string
}

/** A figure and its position: of every tread, or where they are narrow, of the first, the highest and the last. */
export interface ChartLabel {
  x: number
  y: number
  value: string
  anchor: 'start' | 'middle' | 'end'
}

export interface ChartColumn extends FinancialTime {
  /** Its middle. */
  x: number
  /** The unrounded figures, one for each band. */
  values: (string | null)[]
}
