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
  home: [9, 31, 25.5, 114.4, 152.4, 7.35, 22.6],
  list: [19, 30, 22.4, 115.5, 138.1, 1.6, 22.6],
  article: [10, 15, 17.9, 109.3, 132.8, 2.2, 22.6],
  'investor relations': [10, 22, 23.35, 113.6, 144.15, 5, 22.6],
  fees: [9, 17, 23.85, 113.25, 136.65, 2.4, 22.6],
  'financial data': [9, 25, 28.95, 113.9, 144.15, 3.9, 22.6],
  'not found': [9, 24, 18.55, 107.45, 138.1, 5, 22.6],
}
