import { useLingui } from '@lingui/react/macro'
import type { EntryChart as Chart } from '#engine/model/entries/chart-field.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { Bars } from '#ui/chart/bars.tsx'
import { NamedStair } from '#ui/chart/named-stair.tsx'
import './entry-chart.css'

interface EntryChartProps {
  chart: Chart
  /** The language of the text, if it is not the page's. */
  lang: Locale | undefined
}

/** More years have no room for their figures side by side on a phone. */
const mostYears = 6

/** The figures of an article, above its text: a course of years as a stair, all others by name. */
export function EntryChart({ chart: { title, by, rows }, lang }: EntryChartProps) {
  const { t } = useLingui()
  const caption = by === undefined ? title : t`${title} theo ${by}`
  const figures = rows.map(({ name, figure }) => `${name}: ${figure}`).join('; ')
  const isCourse = rows.length <= mostYears && rows.every(({ name }) => /^\d{4}\b/.test(name))
  return (
    <figure className="entry-chart" lang={lang}>
      <figcaption>{caption}</figcaption>
      {isCourse ? (
        <NamedStair
          treads={rows.map(({ name, figure, value }) => ({ key: name, value, figure, name }))}
          measure="other"
          height={64}
          label={caption}
        />
      ) : (
        <Bars rows={rows} label={t`Biểu đồ: ${caption}. ${figures}`} />
      )}
    </figure>
  )
}
