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

/** The most of each column, for a first visit to a page of the tests' site, with all that it loads until it is idle. */
export const budgets: Readonly<Record<BudgetKind, readonly number[]>> = {
  home: [8, 16, 24.1, 109.1, 132.6, 2.6, 22.6],
  list: [18, 22, 20.8, 111.7, 131.9, 0.7, 22.6],
  article: [9, 13, 17.5, 107.3, 127.5, 0.7, 22.6],
  'investor relations': [9, 13, 19.9, 108.7, 128.9, 0.7, 22.6],
  fees: [8, 12, 21.1, 109.9, 130.1, 0.7, 22.6],
  'financial data': [8, 12, 25.5, 109.1, 129.3, 0.7, 22.6],
  'not found': [8, 14, 17.8, 108.7, 129.6, 0.7, 22.6],
}
