import { useLingui } from '@lingui/react/macro'
import type { EntryChart as Chart } from '#engine/model/entries/chart-field.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { Bars } from '#ui/chart/bars.tsx'
import './entry-chart.css'

interface EntryChartProps {
  chart: Chart
  /** The language of the text, if it is not the page's. */
  lang: Locale | undefined
}

/** The figures of an article, above its text. */
export function EntryChart({ chart: { title, by, rows }, lang }: EntryChartProps) {
  const { t } = useLingui()
  const caption = by === undefined ? title : t`${title} theo ${by}`
  const figures = rows.map(({ name, figure }) => `${name}: ${figure}`).join('; ')
  return (
    <figure className="entry-chart" lang={lang}>
      <figcaption>{caption}</figcaption>
      <Bars rows={rows} label={t`Biểu đồ: ${caption}. ${figures}`} />
    </figure>
  )
}
