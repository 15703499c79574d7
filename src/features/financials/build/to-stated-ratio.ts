import type { Entry } from '#engine/model/entries/content.ts'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { toHtmlTables } from '#features/figures/build/to-html-tables.ts'

/** The row of the report's table, by its name in the language that every report has. */
const rowName = 'Tỷ lệ vốn khả dụng'

/** The ratio that the table of a report states in its first column of figures, in percent; null if it states none. */
export function toStatedRatio({ texts }: Pick<Entry<'periodic-reports'>, 'texts'>): string | null {
  const rows = toHtmlTables(texts[sourceLocale].html).flat()
  const [, cell = ''] = rows.find(([name]) => name === rowName) ?? []
  const [, whole, fraction] = /^(\d+)(?:,(\d+))?%$/.exec(cell) ?? []
  if (whole === undefined) return null
  return fraction === undefined ? whole : `${whole}.${fraction}`
}
