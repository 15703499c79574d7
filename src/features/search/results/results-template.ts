import type { AllView, ChoiceLink, ChoiceView, Many, PartView, ResultsView } from '#engine/model/search/results-view.ts'
import { searchSections } from '#engine/model/search/search-query.ts'
import { templateMarks } from '#engine/model/search/search-template.ts'
import { toRecord } from '#lib/records.ts'

const { start, end } = templateMarks

/** The place of a text. */
const text = (name: string) => `${start}${name}${end}`

/** A section, which is repeated for each value: it is rendered once, between its marks. */
function each<Value>(name: string, value: Value): Many<Value> {
  return { map: (render) => [text(`#${name}`), render(value), text(`/${name}`)] }
}

const toParts = (name: string): Many<PartView> =>
  each(name, { text: text('text'), matches: each('matches', { match: text('match') }) })

const link: ChoiceLink = { href: text('href'), value: text('value'), figures: text('figures') }
const choice: ChoiceView = { chosen: each('chosen', link), others: each('others', link) }

/** In no list: its sections have the name of its field before them. */
const toAll = (field: string): AllView => ({
  chosen: each(`${field}.chosen`, { href: text('href') }),
  others: each(`${field}.others`, { href: text('href') }),
})

const pageLink = { href: text('href'), number: text('number') }
const states = (name: string) => each(name, {})

/** The results of any query: what the server fills in has the names of the view's fields. */
export const resultsTemplate: ResultsView = {
  answers: each('answers', {
    corrections: each('corrections', { q: text('q'), corrected: text('corrected') }),
    filters: each('filters', {
      allSections: toAll('allSections'),
      sections: toRecord(searchSections, (section) => each(`sections.${section}`, choice)),
      years: each('years', { allYears: toAll('allYears'), each: each('each', choice) }),
    }),
    found: each('found', {
      total: toRecord(['zero', 'one', 'two', 'few', 'many', 'other'], (form) =>
        each(`total.${form}`, { figures: text('figures') }),
      ),
      places: each('places', { page: text('page'), pages: text('pages') }),
      hits: each('hits', {
        href: text('href'),
        lang: text('lang'),
        title: toParts('title'),
        snippet: toParts('snippet'),
        kind: text('kind'),
        dates: each('dates', { day: text('day'), text: text('text') }),
        withdrawn: states('withdrawn'),
        superseded: states('superseded'),
        documents: each('documents', { title: toParts('title') }),
      }),
      paginations: each('paginations', {
        previous: each('previous', { href: text('href') }),
        slots: each('slots', {
          gaps: states('gaps'),
          currents: each('currents', pageLink),
          others: each('others', pageLink),
        }),
        next: each('next', { href: text('href') }),
      }),
    }),
    nothing: each('nothing', {
      short: states('short'),
      long: states('long'),
      other: states('other'),
      unfiltered: each('unfiltered', { href: text('href') }),
    }),
  }),
  failures: each('failures', { href: text('href') }),
}
