import type { Locale } from '../locale/locale.ts'

// The page of a search as the build prerenders it for the server, which fills in a query and its results: a template of
// mustache, https://mustache.github.io/mustache.5.html.

/** The marks around names in the template. Unlike the usual `{{`, they occur neither in styles nor in JSON. */
export const templateMarks = { start: '⟦', end: '⟧' } as const

/** The query in the template: the page is prerendered for this text as its query. */
export const queryPlaceholder = `${templateMarks.start}q${templateMarks.end}`

/** The place of the query string in the links to the page in other languages. */
export const querySearchPlaceholder = `${templateMarks.start}search${templateMarks.end}`

export function toSearchTemplateUrl(build: string, locale: Locale): string {
  return `/_search/${build}/${locale}/page.mustache`
}
