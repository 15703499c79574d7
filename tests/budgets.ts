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
  home: [9, 38, 31.85, 122.8, 166.7, 9.1, 22.6],
  list: [19, 31, 26.1, 122.5, 146.6, 2.35, 22.6],
  article: [10, 17, 20.25, 114.2, 141.25, 4.35, 22.6],
  'investor relations': [10, 31, 29.15, 120.85, 156.65, 6.25, 22.6],
  fees: [9, 21, 26.65, 118.2, 148.3, 6, 22.6],
  'financial data': [9, 28, 35.3, 123.15, 150.55, 4.5, 22.6],
  'not found': [9, 28, 21.06, 112.55, 149.9, 9.2, 22.6],
}
