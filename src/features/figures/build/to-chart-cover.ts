import type { EntryChart } from '#engine/model/entries/chart-field.ts'
import type { AnyEntry } from '#engine/model/entries/entry.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { isWholeInTile } from '#lib/covers/lay-out-cover.ts'
import { addChart } from './to-entry-chart.ts'

/** More columns than the grid has room for are not drawn. */
const mostRows = 14

/**
 * The cover of an article with a chart: its largest figure among all, or the last one of a course of years, with its unit. Undefined
 * without a chart, and where the head of the figures has no unit: a number alone says nothing.
 */
export function toChartCover(
  entry: Pick<AnyEntry, 'facts' | 'texts'>,
  { locale }: Pick<CoverContext, 'locale'>,
  of: Pick<DrawnCover, 'ground' | 'kind'>,
): DrawnCover | undefined {
  const { chart } = addChart({ locale }, entry)
  return chart && chart.rows.length <= mostRows ? draw(chart, of) : undefined
}

function draw({ title, by, rows }: EntryChart, of: Pick<DrawnCover, 'ground' | 'kind'>): DrawnCover | undefined {
  const isCourse = rows.every(({ name }) => /^\d{4}\b/.test(name))
  const sizes = rows.map(({ value }) => Math.abs(value))
  const place = isCourse ? rows.length - 1 : sizes.indexOf(Math.max(...sizes))
  const row = rows[place]
  const [name = title, unit] = toNameAndUnit(title)
  const figure = row && addUnit(row.figure, unit)
  if (!row || figure === undefined) return undefined
  // A figure of one among several is not that of the whole: it is said whose it is.
  const labels = isCourse ? [name] : [`${name}, ${row.name}`, row.name]
  const label = labels.find((one) => isWholeInTile({ label: one, figure }))
  if (label === undefined) return undefined
  return {
    ...of,
    tone: 'other',
    figure,
    note: `${by === undefined ? name : `${name}, ${by}`}: ${row.name}`,
    label,
    shape: { form: isCourse ? 'stair' : 'apart', values: rows.map(({ value }) => value), own: [place, place] },
  }
}

/** `Giá trị khớp lệnh (tỷ đồng)`; of `(tỷ đồng, ba năm)` the first is the unit. */
function toNameAndUnit(title: string): [name: string, unit: string | undefined] {
  const [, name, unit] = /^(.*\S)\s*\(([^(),]+)[^()]*\)$/.exec(title) ?? []
  return [name ?? title, unit]
}

/** A figure as a sentence writes it: `15.000 tỷ đồng`, `VND 15,000 billion`; undefined without a unit. */
function addUnit(figure: string, unit: string | undefined): string | undefined {
  if (figure.endsWith('%')) return figure
  if (unit === undefined) return undefined
  const [, currency, power = ''] = /^([A-Z]{3})\b ?(.*)$/.exec(unit) ?? []
  return currency === undefined ? `${figure} ${unit}` : `${currency} ${figure} ${power}`.trimEnd()
}
