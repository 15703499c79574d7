import type { ItemDocuments } from '#engine/model/entries/attachments.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { PageLink, SectionPage } from '#engine/model/payload.ts'
import type { Assurance } from '#features/disclosures/collections/periodic-reports.ts'
import type { Measure } from '#lib/drawing/measure.ts'
import type { Href } from '#lib/href.ts'
import type { Metric } from './financial-metrics.ts'
import type { FinancialSet, FinancialTable, FinancialTime, PeriodSource, QuarterDocuments } from './payload.ts'

// The page of a quarter. It is made of the figures and of the reports that they are from: nothing is written for it.

export interface QuarterPayload extends SectionPage, FinancialTime {
  kind: 'quarter'
  basis: FinancialSet['basis']
  unit: FinancialSet['unit']
  /** Absent where the report was taken down. */
  assurance?: Assurance
  /** The firm’s explanation, where it is a disclosure, with its summary. */
  quote?: { text: string; lang?: Locale; link: PageLink }
  treads: QuarterTread[]
  /** A sentence on each thing that is worse than a year or a quarter before. */
  worse: string[]
  /** The quarters that it is compared with: a year before, and the one before. */
  compared: FinancialTime[]
  /** The basis that speaks for the quarter, then the other. */
  tables: QuarterTable[]
  older: QuarterLink | null
  newer: QuarterLink | null
}

/** A measure of the quarter, the stair that leads to it, and where it stands. */
export interface QuarterTread {
  metric: Metric
  measure: Measure
  label: string
  /** Its change in words; the label where there is nothing to compare with. */
  sentence: string
  value: string
  comparisons: QuarterComparison[]
  /** From which quarter the course begins, to this one. */
  since: FinancialTime
  course: (string | null)[]
  source: PeriodSource
  /** The document to open, in the language of the page if there is one. */
  document?: TreadDocument
  /** How an earlier report had it. */
  corrected?: { was: string; first: PeriodSource; reason: string }
}

export interface TreadDocument {
  href: string
  format: string
  language: ItemDocuments['links'][number]['language']
}

/** A figure against an earlier one; no percentage where one of the two is not above zero. */
export interface QuarterComparison {
  time: FinancialTime
  before: string
  percent?: string
}

/** All figures of the quarter on a basis, beside those that they are compared with, and where they are from. */
export interface QuarterTable extends FinancialTime, QuarterDocuments {
  basis: FinancialSet['basis']
  unit: FinancialSet['unit']
  table: FinancialTable
}

export interface QuarterLink extends FinancialTime {
  href: Href
}
