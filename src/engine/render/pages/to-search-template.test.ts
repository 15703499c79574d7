import Mustache from 'mustache'
import { expect, test } from 'vitest'
import { render } from '#app/render.tsx'
import { parseSiteConfig, toPublicConfig } from '#engine/model/config/site-config.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import type { ResultsView } from '#engine/model/search/results-view.ts'
import type { SearchAnswer, SearchHit } from '#engine/model/search/search-answer.ts'
import { queryPlaceholder, templateMarks } from '#engine/model/search/search-template.ts'
import { toFailedView, toResultsView } from '#engine/model/search/to-results-view.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { SearchPayload } from '#features/search/payload.ts'
import { resultsTemplate } from '#features/search/results/results-template.ts'
import { formatDate } from '#i18n/format.ts'
import { toCount } from '#i18n/to-count.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { loadTexts } from '../code/load-texts.ts'
import { toSearchTemplate } from './to-search-template.ts'

const { catalogues } = await loadTexts('.cache')
const config = toPublicConfig(parseSiteConfig({}))

const toPayload = (locale: Locale): SearchPayload => ({
  kind: 'search',
  locale,
  textLocale: locale,
  address: { path: toHref('/tim-kiem'), page: 1 },
  title: 'Tìm kiếm',
  summary: 'Tóm tắt',
  html: '',
  sample: false,
  trail: [],
  head: { title: 'Tìm kiếm', description: '', canonical: 'https://a.example', links: [], type: 'website', image: '' },
})

const renderResults = async (locale: Locale, q: string, results: ResultsView) => {
  const payload = toPayload(locale)
  const searched = { q, results }
  const { html } = await render({ build: 'b1', locale, catalogue: catalogues[locale], config, payload, searched })
  return html
}

const hit: SearchHit = {
  href: toHref('/tin-tuc/$slug', { slug: 'a' }),
  title: [
    { text: 'Tin ', isMatch: false },
    { text: '<b>A</b> & "B"', isMatch: true },
    { text: ' ⟦q⟧', isMatch: false },
  ],
  snippet: [{ text: "</script><img src=x onerror='1'>", isMatch: false }],
  textLocale: 'vi',
  section: 'tin-tuc',
  kind: 'Tin tức',
  day: '2026-11-02',
}

const found: SearchAnswer = {
  query: { q: 'tin', page: 1 },
  total: 1,
  pages: 1,
  hits: [hit],
  sections: [{ value: 'tin-tuc', count: 1 }],
  years: [{ value: 2026, count: 1 }],
}

const answers: Record<string, SearchAnswer> = {
  'one result': found,
  'states, a document, no day, several pages, filters': {
    ...found,
    query: { q: 'tin', section: 'tin-tuc', year: 2024, page: 7 },
    total: 1234,
    pages: 124,
    hits: [
      { ...hit, state: 'withdrawn', day: undefined },
      { ...hit, state: 'superseded', document: [{ text: 'Tài liệu', isMatch: true }] },
      { ...hit, title: [], snippet: [] },
    ],
    sections: [
      { value: 'tin-tuc', count: 1234 },
      { value: 've-shs', count: 1 },
    ],
  },
  'the last page': { ...found, query: { q: 'tin', page: 3 }, total: 21, pages: 3 },
  'a corrected query': { ...found, query: { q: '"><script>', page: 1 }, corrected: "<i>'tin'</i>" },
  nothing: { ...found, total: 0, hits: [], sections: [], years: [] },
  'nothing with these filters': { ...found, query: { q: 'tin', section: 'ho-tro', page: 1 }, total: 0, hits: [] },
  'one letter': { ...found, query: { q: 'x', page: 1 }, total: 0, hits: [], sections: [], years: [] },
  'many letters': { ...found, query: { q: 'x'.repeat(500), page: 1 }, total: 0, hits: [], sections: [], years: [] },
}

const formats = { toDay: formatDate, toCount }
const cases = locales.flatMap((locale) => [
  ...Object.entries(answers).map(([name, answer]) => {
    return [locale, name, answer.query.q, toResultsView(answer, locale, formats)] as const
  }),
  [locale, 'a failure', 'tin', toFailedView(found.query)] as const,
])

test.each(cases)('in %s, the template filled with %s is what React renders', async (locale, _name, q, results) => {
  const template = toSearchTemplate(await renderResults(locale, queryPlaceholder, resultsTemplate))
  const tags: [string, string] = [templateMarks.start, templateMarks.end]
  const filled = Mustache.render(template, { q, search: '', ...results }, undefined, { tags, escape: escapeHtml })
  expect(normalize(filled)).toBe(normalize(await renderResults(locale, q, results)))
})

/** Title and content, without the comments between texts, and with one way to escape a quote. */
function normalize(html: string): string {
  const [title] = /<title>.*<\/title>/.exec(html) ?? []
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return `${title}${main}`.replaceAll('<!-- -->', '').replaceAll('&#39;', '&#x27;').replaceAll('><', '>\n<')
}

test('a text with a mark of the template is refused', () => {
  expect(() => toSearchTemplate('<p>⟦#a⟧</p>')).toThrow(/Unclosed section "a"/)
})
