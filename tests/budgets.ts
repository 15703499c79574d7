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
  home: [8, 18, 23.3, 108.4, 136.4, 4, 22.6],
  list: [18, 26, 20.3, 111.3, 132.5, 1.3, 22.6],
  article: [9, 19, 17, 106.6, 133, 2.8, 22.6],
  'investor relations': [9, 23, 19.4, 108.1, 136.4, 4.1, 22.6],
  fees: [8, 25, 20.6, 109.2, 141.1, 4.7, 22.6],
  'financial data': [8, 24, 25, 108.4, 136.4, 3.2, 22.6],
  'not found': [8, 23, 69.5, 108.1, 139.5, 4.8, 22.6],
}
