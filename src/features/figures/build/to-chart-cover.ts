import type { EntryChart } from '#engine/model/entries/chart-field.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { addChart } from './to-entry-chart.ts'

/** More columns than the grid has room for are not drawn. */
const mostRows = 14

/** The cover of an article with a chart: its largest figure among all, by the name of its row; undefined without a chart. */
export function toChartCover(
  entry: Entry<'news'> | Entry<'knowledge'>,
  { locale }: Pick<CoverContext, 'locale'>,
  kind: string,
): DrawnCover | undefined {
  const { chart } = addChart({ locale }, entry)
  return chart && chart.rows.length <= mostRows ? draw(chart, kind) : undefined
}

function draw({ title, rows }: EntryChart, kind: string): DrawnCover | undefined {
  const sizes = rows.map(({ value }) => Math.abs(value))
  const largest = sizes.indexOf(Math.max(...sizes))
  const row = rows[largest]
  if (!row) return undefined
  return {
    ground: 'celadon',
    tone: 'other',
    kind,
    figure: row.figure,
    note: `${title}: ${row.name}`,
    short: title,
    shape: { form: 'apart', values: rows.map(({ value }) => value), own: [largest, largest] },
  }
}
