import type { FinancialFacts } from './collection.ts'
import type { Metric, Ratio } from './financial-metrics.ts'
import type { Locale } from '#model/locale/locale.ts'
import type { PageLink, SectionPage } from '#model/payload.ts'

// What the page of financial data shows. Numbers stay decimal strings; the view writes them in the page's language.

type Financials = FinancialFacts
type Period = Financials['periods'][number]['period']

/** The firm's figures, and the page's own text on how to read them. */
export interface FinancialDataPayload extends SectionPage {
  kind: 'financial-data'
  sets: FinancialSet[]
}

/** A period as a place in time. */
export interface FinancialTime {
  fiscalYear: number
  period: Period
}

/** All that is shown of one basis: separate or consolidated. */
export interface FinancialSet {
  basis: Financials['basis']
  unit: Financials['unit']
  sample: boolean
  charts: Chart[]
  yearly: FinancialTable
  /** The quarters of each year, newest first. */
  years: FinancialYear[]
  downloads: FinancialDownload[]
}

/** An entry: the quarters of a year, and what is to be said of them. */
export interface FinancialYear {
  slug: string
  fiscalYear: number
  /** The language of the notes, where it is not the page's. */
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
  source: Source
}

/** A report that gives figures. */
export interface Source {
  link: PageLink
  publishedAt: string
}

export interface FinancialGroup {
  title: string
  rows: FinancialRow[]
}

export interface FinancialRow {
  key: Metric | Ratio
  label: string
  /** total: a sum of others; share: a part of the line above. */
  role?: 'total' | 'share'
  /** How a ratio is computed from the figures above; figures of reports have none. */
  formula?: string
  /** What it is counted in, where that is not the table's unit. */
  unit?: 'percent' | 'times'
  /** One for each column; null where there is none. */
  cells: (FinancialCell | null)[]
}

export interface FinancialCell {
  value: string
  /** The number of the restatement it comes from. */
  note?: number
}

/** A figure that a later report changed. */
export interface Restatement extends FinancialTime {
  note: number
  label: string
  was: string
  now: string
  reason: string
  first: Source
  by: Source
}

export interface FinancialDownload {
  href: string
  format: 'csv' | 'json'
  bytes: number
}

/** The newest year at a glance, with the page that has the rest. */
export interface KeyFigures {
  fiscalYear: number
  basis: Financials['basis']
  unit: Financials['unit']
  sample: boolean
  figures: { label: string; value: string; unit?: FinancialRow['unit'] }[]
  source: Source
  all: PageLink
}

export type ChartName = 'yearly-results' | 'yearly-balance' | 'quarterly-results' | 'yearly-cash'

/** A chart as drawn by the build: places in a view box of `width` by `height`, and the figures behind them. */
export interface Chart {
  name: ChartName
  layout: 'grouped' | 'stacked'
  width: number
  height: number
  series: ChartSeries[]
  columns: ChartColumn[]
  /** Lines across, at round figures; the first column begins at `left`. */
  ticks: { y: number; value: string }[]
  left: number
}

export interface ChartSeries {
  label: string
  /** Its rectangles, one for each column that has a figure; none for a line. */
  bars: ChartBar[]
  /** Its points, and the path through them. */
  line?: { path: string; points: { x: number; y: number }[] }
}

export interface ChartBar {
  x: number
  y: number
  width: number
  height: number
  /** Where the figure is written, if there is room. */
  label?: { x: number; y: number; value: string }
}

export interface ChartColumn extends FinancialTime {
  x: number
  /** By series, as in the table. */
  values: (string | null)[]
}
