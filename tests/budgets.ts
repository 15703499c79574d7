import type { PageKind } from './bench/browser/page-kinds.ts'

// How much each kind of page may load, by requests and bytes and never by time: those do not depend on the machine.
// `npm run test:budgets` prints the present figures as rows of this table. Lower a budget when a page has become smaller;
// raise it only for something that visitors want more than speed, and say what in the commit.

/** What is limited. KB are 1,000 bytes of bodies as transferred, compressed with Brotli as a publish does at once. */
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
 * change of code the hashes in a document are others, and so is its compressed size, by up to 0.03 KB.
 */
export const budgets: Readonly<Record<BudgetKind, readonly number[]>> = {
  home: [8, 30, 25.03, 113.4, 149.85, 7.2, 22.6],
  list: [18, 29, 21.33, 114.05, 136, 1.5, 22.6],
  article: [9, 15, 16.8, 108.5, 131.05, 2.2, 22.6],
  'investor relations': [9, 21, 22.7, 112.5, 140.5, 4.8, 22.6],
  fees: [8, 16, 22.8, 112.45, 135.2, 2.4, 22.6],
  'financial data': [8, 24, 27.9, 112.8, 140.5, 3.7, 22.6],
  'not found': [8, 23, 17.4, 106.7, 137.1, 5, 22.6],
}
