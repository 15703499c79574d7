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
  home: [8, 16, 23.3, 108.1, 131.7, 2.6, 22.6],
  list: [18, 22, 20.4, 110.9, 131, 0.7, 22.6],
  article: [9, 13, 17, 106.3, 126.5, 0.7, 22.6],
  'investor relations': [9, 13, 19.4, 107.7, 127.9, 0.7, 22.6],
  fees: [8, 12, 20.7, 108.9, 129.1, 0.7, 22.6],
  'financial data': [8, 12, 25, 108.1, 128.3, 0.7, 22.6],
  'not found': [8, 14, 16, 107.7, 128.6, 0.7, 22.6],
}
