import { defineCheck, isComplete } from '#engine/content/check/content-check.ts'
import { typed } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'
import { toReportPeriodEnd } from './firm-facts.ts'

/** The last day of a report's period is that of the fiscal year which the profile says. */
export const checkPeriods = defineCheck('report-periods', 'integrity', (context) => {
  const { checked, content, report } = context
  // Its own error is reported; nothing is known of the fiscal year until that is mended.
  if (!isComplete(context, 'profile')) return
  for (const entry of checked.entries['periodic-reports']) {
    const { period, fiscalYear, periodEnd } = entry.facts
    const expected = toReportPeriodEnd(entry.facts, content.entries)
    if (periodEnd === expected) continue
    report.error(
      entry,
      ['periodEnd'],
      say`"periodEnd": Must be ${typed(expected)}, the last day of ${period} ${String(fiscalYear)}; the profile says when the fiscal year begins`,
    )
  }
})
