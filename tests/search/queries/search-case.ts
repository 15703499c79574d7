import type { Locale } from '#engine/model/locale/locale.ts'

/** The difficulty of a query; results are counted by kind. */
export type QueryKind =
  | 'accents'
  | 'without accents'
  | 'đ or d'
  | 'tone placement'
  | 'decomposed'
  | 'phrase'
  | 'ticker'
  | 'number'
  | 'abbreviation'
  | 'typo'
  | 'English'
  | 'mixed languages'
  | 'half a title'
  | 'person'
  | 'question'
  | 'task'

type SitePath = `/${string}`

/** A query, the page that a person would want first, and others that would do as well. */
export type SearchRow = readonly [query: string, page: SitePath, ...alternatives: SitePath[]]

export interface SearchCase {
  query: string
  locale: Locale
  kind: QueryKind
  /** The paths that are right; anchors within them do not count. */
  expect: readonly SitePath[]
}

export function toCases(kind: QueryKind, locale: Locale, rows: readonly SearchRow[]): SearchCase[] {
  return rows.map(([query, ...expect]) => ({ query, locale, kind, expect }))
}
