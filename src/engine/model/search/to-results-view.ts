import { toPaginationWindow } from '#lib/pagination-window.ts'
import { toRecord } from '#lib/records.ts'
import type { Locale } from '../locale/locale.ts'
import type {
  AllView,
  AnswerView,
  ChoiceLink,
  ChoiceView,
  CountView,
  FiltersView,
  FoundView,
  HitView,
  NothingView,
  PaginationView,
  PartView,
  ResultsView,
} from './results-view.ts'
import type { MatchedText, SearchAnswer, SearchHit } from './search-answer.ts'
import { searchSections, type SearchQuery } from './search-query.ts'
import { toQueryUrl } from './search-url.ts'

/** How a language writes days and numbers. */
export interface ResultFormats {
  toDay: (locale: Locale, day: string) => string
  toCount: (locale: Locale, value: number) => { form: Intl.LDMLPluralRule; figures: string }
}

/** Letters of a query. Below the least, nearly every page matches; longer ones are more than what is searched for. */
const lengths = { least: 2, most: 100 }

export function toResultsView(answer: SearchAnswer, locale: Locale, formats: ResultFormats): ResultsView {
  return { answers: [toAnswerView(answer, locale, formats)], failures: [] }
}

/** A search that did not work. */
export function toFailedView(query: SearchQuery): ResultsView {
  return { answers: [], failures: [{ href: toQueryUrl(query) }] }
}

function toAnswerView(answer: SearchAnswer, locale: Locale, formats: ResultFormats): AnswerView {
  const { query, total, pages, hits, sections, years, corrected } = answer
  const { q, section, year, page } = query
  const isFiltered = section !== undefined || year !== undefined
  const { form, figures } = formats.toCount(locale, total)
  const toFigures = (count: number) => formats.toCount(locale, count).figures
  const found: FoundView = {
    total: { ...noForms, [form]: [{ figures }] },
    places: when(pages > 1, { page: String(page), pages: String(pages) }),
    hits: hits.map((hit) => toHitView(hit, locale, formats)),
    paginations: when(pages > 1, toPaginationView(query, pages)),
  }
  return {
    corrections: corrected === undefined ? [] : [{ q, corrected }],
    filters: when(isFiltered || sections.length > 0, toFiltersView(answer, toFigures)),
    found: when(total > 0, found),
    nothing: when(total === 0, toNothingView(query, isFiltered, sections.length + years.length > 0)),
  }
}

const noForms: CountView = { zero: [], one: [], two: [], few: [], many: [], other: [] }

function toHitView(hit: SearchHit, locale: Locale, { toDay }: ResultFormats): HitView {
  const { href, anchor, title, snippet, textLocale, kind, day, state, document } = hit
  return {
    href: anchor === undefined ? href : `${href}#${anchor}`,
    lang: textLocale,
    title: toParts(title),
    snippet: toParts(snippet),
    kind,
    dates: day === undefined ? [] : [{ day, text: toDay(locale, day) }],
    withdrawn: when(state === 'withdrawn', {}),
    superseded: when(state === 'superseded', {}),
    documents: document ? [{ title: toParts(document) }] : [],
  }
}

function toParts(text: MatchedText): PartView[] {
  return text.map((part) =>
    part.isMatch ? { text: '', matches: [{ match: part.text }] } : { text: part.text, matches: [] },
  )
}

/** The counts of sections and years are those without the filter itself. */
function toFiltersView({ query, sections, years }: SearchAnswer, toFigures: (count: number) => string): FiltersView {
  const { section: chosen, year } = query
  const toUrl = (change: Partial<SearchQuery>) => toQueryUrl({ ...query, ...change, page: 1 })
  const toAll = (href: string, isChosen: boolean): AllView => ({
    chosen: when(isChosen, { href }),
    others: when(!isChosen, { href }),
  })
  const toChoice = (link: ChoiceLink, isChosen: boolean): ChoiceView => ({
    chosen: when(isChosen, link),
    others: when(!isChosen, link),
  })
  const counts = new Map(sections.map(({ value, count }) => [value, count]))
  // A chosen value that nothing has is shown, so that it can be seen and left.
  const shownYears =
    year === undefined || years.some(({ value }) => value === year) ? years : [...years, { value: year, count: 0 }]
  return {
    allSections: toAll(toUrl({ section: undefined }), chosen === undefined),
    sections: toRecord(searchSections, (section) => {
      const link = { href: toUrl({ section }), value: section, figures: toFigures(counts.get(section) ?? 0) }
      return when(counts.has(section) || chosen === section, toChoice(link, chosen === section))
    }),
    years: when(shownYears.length > 0, {
      allYears: toAll(toUrl({ year: undefined }), year === undefined),
      each: shownYears.map(({ value, count }) =>
        toChoice({ href: toUrl({ year: value }), value: String(value), figures: toFigures(count) }, year === value),
      ),
    }),
  }
}

function toNothingView(query: SearchQuery, isFiltered: boolean, hasOthers: boolean): NothingView {
  const { q } = query
  const length = [...q.trim()].length
  const [isShort, isLong] = [length < lengths.least, length > lengths.most]
  return {
    short: when(isShort, {}),
    long: when(isLong, {}),
    other: when(!isShort && !isLong, {}),
    unfiltered: when(isFiltered && hasOthers, { href: toQueryUrl({ q, page: 1 }) }),
  }
}

function toPaginationView(query: SearchQuery, pages: number): PaginationView {
  const { page: current } = query
  const toUrl = (page: number) => toQueryUrl({ ...query, page })
  return {
    previous: when(current > 1, { href: toUrl(current - 1) }),
    slots: toPaginationWindow(current, pages).map((slot) => {
      if (typeof slot === 'string') return { gaps: [{}], currents: [], others: [] }
      const link = { href: toUrl(slot), number: String(slot) }
      return { gaps: [], currents: when(slot === current, link), others: when(slot !== current, link) }
    }),
    next: when(current < pages, { href: toUrl(current + 1) }),
  }
}

function when<Value>(isTrue: boolean, value: Value): Value[] {
  return isTrue ? [value] : []
}
