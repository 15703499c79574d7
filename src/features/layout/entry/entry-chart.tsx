import { useLingui } from '@lingui/react/macro'
import type { EntryChart as Chart } from '#engine/model/entries/chart-field.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { Bars } from '#ui/chart/bars.tsx'
import { NamedStair, type NamedTread } from '#ui/chart/named-stair.tsx'
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
  const years = rows.length <= mostYears ? toYears(rows) : undefined
  return (
    <figure className="entry-chart" lang={lang}>
      <figcaption>
        {caption} {years?.remark !== undefined && <small>{years.remark}</small>}
      </figcaption>
      {years ? (
        <NamedStair treads={years.treads} measure="other" height={64} label={caption} openFrom={years.openFrom} />
      ) : (
        <Bars rows={rows} label={t`Biểu đồ: ${caption}. ${figures}`} />
      )}
    </figure>
  )
}

interface Years {
  treads: NamedTread[]
  /** Such as `dự phóng: 2026, 2027`. */
  remark: string | undefined
  /** The first of the years with a remark, if all that follow have it: they are not final. */
  openFrom: number | undefined
}

/** Rows that are years, `2025`, `2026 (dự phóng)`: what some have in brackets is said once, because a tread of a phone has no room for it. */
function toYears(rows: Chart['rows']): Years | undefined {
  const parts = rows.map(({ name, figure, value }) => {
    const [, year = '', remark] = /^(\d{4})(?: \((.+)\))?$/.exec(name) ?? []
    return { tread: { key: year, name: year, figure, value }, remark }
  })
  const remarks = new Set(parts.flatMap(({ remark }) => remark ?? []))
  const years = new Set(parts.flatMap(({ tread }) => tread.key || []))
  if (remarks.size > 1 || years.size < rows.length) return undefined
  const [remark] = remarks
  const marked = parts.filter((part) => part.remark !== undefined).map(({ tread }) => tread.name)
  const openFrom = parts.length - marked.length
  const isOpen = marked.length > 0 && parts.slice(openFrom).every((part) => part.remark !== undefined)
  return {
    treads: parts.map(({ tread }) => tread),
    openFrom: isOpen ? openFrom : undefined,
    remark: remark === undefined ? undefined : `${remark}: ${marked.join(', ')}`,
  }
}
