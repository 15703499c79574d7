import type { Entry } from '#engine/model/entries/content.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import { say } from '#lib/say/message.ts'
import { defineCheck } from '../check/content-check.ts'

/** Published entries have no date in the future, and withdrawals come after publication. */
export const checkDates = defineCheck('dates', 'integrity', ({ archive, checked, now, report, site }) => {
  // All instants of the content have the same offset and length, so that they can be compared as texts.
  const moment = toSiteMoment(now)
  for (const entry of site.names.flatMap((name): readonly Entry[] => checked.entries[name])) {
    const { publishedAt, status, withdrawal } = entry.facts
    if (publishedAt > moment && status !== 'scheduled') {
      const isDisclosed = archive?.lock.get(`${entry.collection}/${entry.slug}`)?.parts.has('published') === true
      report.error(
        entry,
        ['publishedAt'],
        isDisclosed
          ? say`"publishedAt": ${publishedAt} is in the future, and was disclosed: the clock is behind, or was ahead then. Leave the entry as it is; set the clock`
          : say`"publishedAt": ${publishedAt} is in the future; write "status: scheduled" and "publishAt: ${publishedAt}"`,
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
