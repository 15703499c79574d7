import type { Href } from '#lib/href.ts'
import type { PeriodicCode } from '#model/entries/codes.ts'
import type { Assurance, Basis, Period } from './collections/periodic-reports.ts'
import type { Locale } from '#model/locale.ts'

/** The periods that each kind of report is made for. */
export const expectedPeriods: Readonly<Record<PeriodicCode, readonly Period[]>> = {
  'bao-cao-tai-chinh': ['Q1', 'Q2', 'H1', 'Q3', 'Q4', 'FY'],
  'bao-cao-thuong-nien': ['FY'],
  'bao-cao-tinh-hinh-quan-tri': ['H1', 'FY'],
  'ty-le-an-toan-tai-chinh': ['H1', 'FY'],
}

/** Periodic reports by year and period: what there is, in which languages, and what there is not. */
export interface PeriodicGrid {
  columns: { code: PeriodicCode; period: Period }[]
  /** Newest first. */
  years: { year: number; rows: PeriodicRow[] }[]
}

export interface PeriodicRow {
  /** Financial statements are made in two ways; other reports in one. */
  basis: Basis | null
  /** One for each column. */
  cells: PeriodicCell[]
}

export type PeriodicCell =
  | { state: 'published'; href: Href; locales: readonly Locale[]; assurance: Assurance | null; isCorrected: boolean }
  /** The period is over, and there is no report of it. */
  | { state: 'missing' }
  /** The period is not over yet. */
  | { state: 'ahead' }
