import type { SearchSection } from './search-query.ts'

// What the results of a search show, as texts and lists alone. The same components render an answer, and the template of
// which the server makes its page: there, texts are the names of values, and a list is a section that is repeated.

/** Values to be rendered one after the other: an array, or a section of the template. For a condition, at most one. */
export interface Many<Value> {
  map: <Rendered>(render: (value: Value) => Rendered) => readonly (Rendered | string)[]
}

/** Exactly one of the two has a value. */
export interface ResultsView {
  answers: Many<AnswerView>
  failures: Many<FailureView>
}

/** The search did not work. */
export interface FailureView {
  /** The same query, to be answered by the server. */
  href: string
}

export interface AnswerView {
  /** Queries that were searched for in place of the query. */
  corrections: Many<{ q: string; corrected: string }>
  /** Absent where nothing matches the query, with or without filters. */
  filters: Many<FiltersView>
  found: Many<FoundView>
  nothing: Many<NothingView>
}

export interface FoundView {
  total: CountView
  /** The place among the pages, where there are several. */
  places: Many<{ page: string; pages: string }>
  hits: Many<HitView>
  paginations: Many<PaginationView>
}

/** A number by its plural form: one of the forms has a value. */
export type CountView = Readonly<Record<Intl.LDMLPluralRule, Many<{ figures: string }>>>

export interface HitView {
  href: string
  /** The language of title and snippet. */
  lang: string
  title: Many<PartView>
  snippet: Many<PartView>
  kind: string
  dates: Many<{ day: string; text: string }>
  withdrawn: Many<StateView>
  superseded: Many<StateView>
  documents: Many<{ title: Many<PartView> }>
}

/** A text, or a text that matches the query. */
export interface PartView {
  text: string
  matches: Many<{ match: string }>
}

/** A condition that is met. */
export type StateView = Readonly<Record<never, never>>

export interface FiltersView {
  allSections: AllView
  sections: Readonly<Record<SearchSection, Many<ChoiceView>>>
  /** Absent where no result has a year. */
  years: Many<{ allYears: AllView; each: Many<ChoiceView> }>
}

/** A value of a filter: either chosen or not. */
export interface ChoiceView {
  chosen: Many<ChoiceLink>
  others: Many<ChoiceLink>
}

/** The choice of all values. */
export interface AllView {
  chosen: Many<{ href: string }>
  others: Many<{ href: string }>
}

export interface ChoiceLink {
  href: string
  value: string
  figures: string
}

export interface NothingView {
  /** A query that is too short, too long, or neither. */
  short: Many<StateView>
  long: Many<StateView>
  other: Many<StateView>
  /** A link to the same query without filters, where it has some. */
  unfiltered: Many<{ href: string }>
}

export interface PaginationView {
  previous: Many<{ href: string }>
  slots: Many<SlotView>
  next: Many<{ href: string }>
}

/** A gap, the current page, or another page. */
export interface SlotView {
  gaps: Many<StateView>
  currents: Many<PageLinkView>
  others: Many<PageLinkView>
}

export interface PageLinkView {
  href: string
  number: string
}
