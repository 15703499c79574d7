import { memoize } from '#lib/memoize.ts'
import { bindDates } from './bind-dates.ts'
import { bindWords } from './bind-words.ts'

/** Most titles are on several pages: in lists, in the navigation of a section, in links to neighbours. */
const bindTitle = memoize(bindWords, 20_000)

/** The fields of payloads that pages show as titles and headings: of entries, terms, and tables of contents. */
const titleFields: ReadonlySet<string> = new Set(['title', 'term', 'text'])

/** The same of a desk to write to. Other names are those of people and of files. */
const deskFields: ReadonlySet<string> = new Set(['name'])

/**
 * A payload or an index as JSON, with no-break spaces in titles, in headings and in the dates of running text. They are set
 * here, where a page is written, because all else that is made of the same texts is to be found and copied with plain spaces:
 * the `head` of the page, what it states for search engines, feeds, calendars and the search.
 */
export function toShownText(shown: object): string {
  const bound = bindFields(shown)
  return JSON.stringify('head' in shown ? { ...bound, head: shown.head } : bound)
}

function bindFields(fields: object, titles = titleFields): Record<string, unknown> {
  const entries = Object.entries(fields)
  return Object.fromEntries(entries.map(([name, value]: [string, unknown]) => [name, bind(value, name, titles)]))
}

function bind(value: unknown, name: string, titles: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return titles.has(name) ? bindTitle(value) : bindDates(bindHeadings(value))
  if (Array.isArray(value)) return value.map((item: unknown) => bind(item, name, titles))
  if (typeof value !== 'object' || value === null) return value
  return bindFields(value, name === 'desk' || name === 'desks' ? deskFields : titleFields)
}

/** The same in the headings of HTML; another text is returned as it is. */
function bindHeadings(html: string): string {
  if (!html.includes('</h')) return html
  return html.replace(/<(h[2-4])\b[^>]*>.*?<\/\1>/gs, (heading) =>
    heading.replace(/>[^<]+</g, (text) => `>${bindTitle(text.slice(1, -1))}<`),
  )
}
