import type { PageKind } from './bench/browser/page-kinds.ts'

// How much each kind of page may load, by requests and bytes and never by time: those do not depend on the machine.
// `npm run site -- test budgets` prints the present figures as rows of this table. Lower a budget when a page has become smaller;
// raise it only for something that visitors want more than speed, and say what in the commit.

/** The limited values. KB are 1,000 bytes of bodies as transferred, compressed with Brotli as a publish does at once. */
export const budgetColumns = [
  'requests before load',
  'requests',
  'document KB',
  'script KB before load',
  'script KB',
  'style KB',
  'font KB',
] as const

export type BudgetKind = PageKind | 'not found'

/**
 * The most of each column, for a first visit to a page of the tests' site, with all that it loads until it is idle. With each
 * change of code the hashes in a document are others, and so is its compressed size, by up to 0.03 KB, and that of all scripts by
 * up to 0.15 KB.
 */
export const budgets: Readonly<Record<BudgetKind, readonly number[]>> = {
  home: [9, 38, 30.15, 120.85, 164.4, 8.75, 22.6],
  list: [19, 31, 24.95, 120.85, 144.75, 2.25, 22.6],
  article: [10, 17, 19.4, 113.45, 139.35, 3.7, 22.6],
  'investor relations': [10, 31, 27.65, 119.35, 154.6, 6.15, 22.6],
  fees: [9, 21, 25.45, 117.7, 146.5, 5.05, 22.6],
  'financial data': [9, 28, 34, 121.6, 150.3, 4.5, 22.6],
  'not found': [9, 28, 20.15, 112.1, 147.85, 8, 22.6],
}
