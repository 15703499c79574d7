import type { Entry } from '#engine/model/entries/content.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import { say } from '#lib/say/message.ts'
import { defineCheck } from '../check/content-check.ts'

/** Published entries have no date in the future, and withdrawals come after publication. */
export const checkDates = defineCheck('dates', 'integrity', ({ checked, now, report, site }) => {
  // All instants of the content have the same offset and length, so that they can be compared as texts.
  const moment = toSiteMoment(now)
  for (const entry of site.names.flatMap((name): readonly Entry[] => checked.entries[name])) {
    const { publishedAt, status, withdrawal } = entry.facts
    if (publishedAt > moment && status !== 'scheduled') {
      report.error(
        entry,
        ['publishedAt'],
        say`"publishedAt": ${publishedAt} is in the future; write "status: scheduled" and "publishAt: ${publishedAt}"`,
      )
    }
    if (withdrawal && withdrawal.at > moment) {
      report.error(
        entry,
        ['withdrawal', 'at'],
        say`"withdrawal.at": Must not be in the future; withdraw the entry at that time`,
      )
    }
    if (withdrawal && withdrawal.at < publishedAt) {
      report.error(entry, ['withdrawal', 'at'], say`"withdrawal.at": Must not be before "publishedAt"`)
    }
  }
})
