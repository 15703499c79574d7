import Mustache from 'mustache'
import { localeParam } from '#engine/model/locale/locale.ts'
import { querySearchPlaceholder, templateMarks } from '#engine/model/search/search-template.ts'

const { start, end } = templateMarks

/** React separates texts by comments, for hydration. The results are not hydrated. */
const separators = new RegExp(`<!-- -->(?=${start})|(?<=${end})<!-- -->`, 'g')

/**
 * The template of the search's page from its HTML, rendered with placeholders for all that depends on the query. The links to
 * other languages keep the query.
 * @throws where a text of the page contains a mark of the template
 */
export function toSearchTemplate(html: string): string {
  const template = html
    .replace(separators, '')
    .replaceAll(`href="?${localeParam}=`, `href="?${querySearchPlaceholder}${localeParam}=`)
  Mustache.parse(template, [start, end])
  return template
}
