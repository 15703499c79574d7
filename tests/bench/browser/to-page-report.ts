import { toTable } from '../to-table.ts'
import type { Figures } from './measure-visit.ts'
import { toMedian } from './to-median.ts'

/** The measurements of one page of one site, in each round. */
export interface MeasuredPage {
  /** `this site`, or the name of a compared one. */
  site: string
  page: string
  path: string
  rounds: readonly Figures[]
  /** The element of the largest paint, in the last round. */
  largestElement?: string
}

/** The median of each figure over the rounds; undefined where it is missing in any. */
export function toMedians(rounds: readonly Figures[]): Figures {
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, toMedian(rounds.map((figures) => figures[name]))]))
}

/** A table with a row for each subject and a column for each of some figures, all medians. */
export function toFigureTable(subjects: readonly MeasuredPage[], names: readonly string[]): string {
  const rows = subjects.map(({ site, page, rounds }) => {
    const medians = toMedians(rounds)
    return [site, page, ...names.map((name) => toCell(name, medians[name]))]
  })
  return toTable(['site', 'page', ...names], rows)
}

/** Names of figures without a unit are in milliseconds, or counts; shifts of the layout have three decimals. */
function toCell(name: string, value: number | undefined): string {
  if (value === undefined) return '–'
  return value.toFixed(name === 'CLS' ? 3 : name.includes('KB') ? 1 : 0)
}
