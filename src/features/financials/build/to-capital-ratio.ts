import type { BuildContext } from '#engine/render/payload/build-context.ts'
import { descending } from '#lib/order.ts'
import type { CapitalRatio } from '../payload.ts'
import { toStatedRatio } from './to-stated-ratio.ts'
import { toSource } from './to-table.ts'

/** The ratio that the table of the newest report states in its first column of figures; null if it states none. */
export function toCapitalRatio({ content, locale }: Pick<BuildContext, 'content' | 'locale'>): CapitalRatio | null {
  const [report] = content.entries['periodic-reports']
    .filter(({ facts, isListed }) => isListed && facts.code === 'ty-le-an-toan-tai-chinh')
    .toSorted((a, b) => descending(a.facts.periodEnd, b.facts.periodEnd))
  if (!report) return null
  const value = toStatedRatio(report)
  if (value === null) return null
  return {
    value,
    asOf: report.facts.periodEnd,
    sample: report.facts.sample,
    source: toSource(report, locale),
  }
}
