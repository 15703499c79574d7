import type { ChartField, ChartRow, EntryChart } from '#engine/model/entries/chart-field.ts'
import type { CommonFacts } from '#engine/model/entries/common-fields.ts'
import type { AnyEntry, Text } from '#engine/model/entries/entry.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import { languages, type Locale } from '#engine/model/locale/locale.ts'
import { toNumberSigns } from '#lib/numbers/number-signs.ts'
import { Message, say } from '#lib/say/message.ts'
import { toHtmlTables } from './to-html-tables.ts'

/** The column or the row that `chart` names; what is wrong with it if it cannot be drawn. */
export function readChart({ html }: Pick<Text, 'html'>, field: ChartField, locale: Locale): EntryChart | Message {
  const tables = toHtmlTables(html)
  const table = tables[field.table - 1]
  if (!table?.[0]) return say`The text has ${tables.length} tables, and no table ${field.table}`
  return field.row === undefined
    ? readColumn(table, field.table, field.column ?? 0, locale)
    : readRow(table, field.table, field.row, locale)
}

type Table = readonly (readonly string[])[]

function readColumn([head = [], ...lines]: Table, table: number, column: number, locale: Locale): EntryChart | Message {
  const title = head[column - 1]
  if (title === undefined) return say`Table ${table} has ${head.length} columns, and no column ${column}`
  const rows: ChartRow[] = []
  for (const line of lines) {
    const [name = '', figure = ''] = [line[0], line[column - 1]]
    const value = toNumber(figure, locale)
    if (value === undefined) return say`Column ${column} of table ${table} has "${figure}", which is no number`
    rows.push({ name, figure, value })
  }
  if (rows.length < 2) return say`Table ${table} has ${rows.length} rows: a comparison needs two`
  return { title, by: toInner(head[0] ?? ''), rows }
}

function readRow([head = [], ...lines]: Table, table: number, row: number, locale: Locale): EntryChart | Message {
  const [title, ...figures] = lines[row - 1] ?? []
  if (title === undefined) return say`Table ${table} has ${lines.length} rows, and no row ${row}`
  const rows: ChartRow[] = []
  for (const [index, figure] of figures.entries()) {
    const value = toNumber(figure, locale)
    if (value === undefined) return say`Row ${row} of table ${table} has "${figure}", which is no number`
    rows.push({ name: head[index + 1] ?? '', figure, value })
  }
  if (rows.length < 2) return say`Table ${table} has ${rows.length} columns of figures: a comparison needs two`
  // A unit that holds for all rows stands in the corner.
  const [unit] = /\([^()]*\)$/.exec(head[0] ?? '') ?? []
  return { title: unit !== undefined && !title.endsWith(')') ? `${title} ${unit}` : title, rows }
}

/** The chart of an entry; undefined if it has none. @throws if it cannot be drawn, which the checks exclude */
function toEntryChart(
  facts: Pick<CommonFacts, 'sample'> & { chart?: ChartField | undefined },
  text: Pick<Text, 'html'>,
  locale: Locale,
): EntryChart | undefined {
  if (!facts.chart) return undefined
  const chart = readChart(text, facts.chart, locale)
  if (chart instanceof Message) throw new Error(`${chart}: checkCharts should have reported it`)
  return chart
}

/** The chart of an entry as a field of its payload. */
export function addChart(
  { locale }: { locale: Locale },
  { facts, texts }: Pick<AnyEntry, 'facts' | 'texts'>,
): { chart?: EntryChart } {
  const chart = toEntryChart(facts, pickText(texts, locale), toTextLocale(texts, locale))
  return chart ? { chart } : {}
}

/** `1.234,5`, `−0,30%`, `+20%` in Vietnamese, `1,234.5` in English. */
function toNumber(figure: string, locale: Locale): number | undefined {
  const { group, decimal } = toNumberSigns(languages[locale].tag)
  // Groups of three digits, or none.
  const pattern = new RegExp(String.raw`^-?(?:\d+|\d{1,3}(?:[${group}]\d{3})+)(?:[${decimal}]\d+)?$`)
  const plain = figure.replace('−', '-').replace(/^\+|%$/g, '')
  return pattern.test(plain) ? Number(plain.replaceAll(group, '').replace(decimal, '.')) : undefined
}

/** A head within a sentence: with a small letter, unless it is an abbreviation. */
function toInner(head: string): string {
  return /^\p{Lu}\p{Ll}/u.test(head) ? head.charAt(0).toLowerCase() + head.slice(1) : head
}
