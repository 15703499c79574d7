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
  home: [8, 22, 27.9, 116.6, 147.8, 5, 22.6],
  list: [18, 28, 25.4, 118.8, 142.1, 1.9, 22.6],
  article: [9, 15, 21.6, 113.6, 136.3, 1.9, 22.6],
  'investor relations': [9, 18, 27.3, 119.3, 145.2, 3.2, 22.6],
  fees: [8, 14, 27.6, 117, 139.8, 1.9, 22.6],
  'financial data': [8, 21, 31.4, 115.8, 142.3, 3.5, 22.6],
  'not found': [8, 19, 24.4, 119.2, 146.2, 3.2, 22.6],
}
