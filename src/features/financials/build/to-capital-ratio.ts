import { sourceLocale } from '#engine/model/locale/locale.ts'
import type { BuildContext } from '#engine/render/payload/build-context.ts'
import { toHtmlTables } from '#features/figures/build/to-html-tables.ts'
import { descending } from '#lib/order.ts'
import type { CapitalRatio } from '../payload.ts'
import { toSource } from './to-table.ts'

/** The row of the report's table, by its name in the language that every report has. */
const rowName = 'Tỷ lệ vốn khả dụng'

/** The ratio that the table of the newest report states in its first column of figures; null if it states none. */
export function toCapitalRatio({ content, locale }: Pick<BuildContext, 'content' | 'locale'>): CapitalRatio | null {
  const [report] = content.entries['periodic-reports']
    .filter(({ facts, isListed }) => isListed && facts.code === 'ty-le-an-toan-tai-chinh')
    .toSorted((a, b) => descending(a.facts.periodEnd, b.facts.periodEnd))
  if (!report) return null
  const rows = toHtmlTables(report.texts[sourceLocale].html).flat()
  const [, cell = ''] = rows.find(([name]) => name === rowName) ?? []
  const [, whole, fraction] = /^(\d+)(?:,(\d+))?%$/.exec(cell) ?? []
  if (whole === undefined) return null
  return {
    value: fraction === undefined ? whole : `${whole}.${fraction}`,
    asOf: report.facts.periodEnd,
    sample: report.facts.sample,
    source: toSource(report, locale),
  }
}
