import { defineCheck } from '#engine/content/check/content-check.ts'
import { isImported } from '#engine/content/wording/is-as-written.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { say } from '#lib/say/message.ts'
import { isHolidayInWeek } from './public-holidays.ts'

/**
 * Nobody publishes news or an office on a holiday of the exchanges: the day is a slip of the pen. What the law has disclosed is
 * left out, which is published on any day, and what an earlier site had published.
 */
export const checkPublicationDays = defineCheck('publication-days', 'site', ({ site, checked, report }) => {
  for (const collection of site.names) {
    if (site.collections[collection].isArchived) continue
    const entries: readonly Entry[] = checked.entries[collection]
    for (const entry of entries) {
      const { publishedAt } = entry.facts
      if (!isHolidayInWeek(publishedAt) || isImported(entry.facts)) continue
      const message = say`"publishedAt": On ${publishedAt.slice(0, 'yyyy-mm-dd'.length)} the exchanges were closed for a holiday; check the day`
      report.warn(entry, ['publishedAt'], message)
    }
  }
})
