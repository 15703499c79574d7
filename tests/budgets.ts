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
  home: [10, 41, 32.9, 126.5, 170.75, 9.3, 22.6],
  list: [19, 36, 26.8, 124.3, 150.1, 2.75, 22.6],
  article: [10, 24, 20.6, 115.1, 149.6, 6.4, 22.6],
  'investor relations': [10, 42, 29.7, 122.25, 173.45, 9.5, 22.6],
  fees: [9, 24, 27.35, 118.85, 150.8, 6.3, 22.6],
  'financial data': [9, 28, 35.6, 123.95, 149.35, 4.5, 22.6],
  'not found': [9, 34, 21.7, 113.15, 154.6, 9.95, 22.6],
}
