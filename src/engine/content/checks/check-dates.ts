import type { Entry } from '#engine/model/entries/content.ts'
import type { Check } from '../check/content-check.ts'

/** Published entries have no date in the future, and withdrawals come after publication. */
export const checkDates: Check = ({ checked, now, report, site }) => {
  // All instants of the content have the same offset and length, so that they can be compared as texts.
  const moment = toInstant(now)
  for (const entry of site.names.flatMap((name): readonly Entry[] => checked.entries[name])) {
    const { publishedAt, status, withdrawal } = entry.facts
    if (publishedAt > moment && status !== 'scheduled') {
      report.error(
        entry,
        ['publishedAt'],
        `"publishedAt": ${publishedAt} is in the future; write "status: scheduled" and "publishAt: ${publishedAt}"`,
      )
    }
    if (withdrawal && withdrawal.at > moment) {
      report.error(
        entry,
        ['withdrawal', 'at'],
        '"withdrawal.at": Must not be in the future; withdraw the entry at that time',
      )
    }
    if (withdrawal && withdrawal.at < publishedAt) {
      report.error(entry, ['withdrawal', 'at'], '"withdrawal.at": Must not be before "publishedAt"')
    }
  }
}

const offsetMs = 7 * 60 * 60 * 1000

/** The last full minute, as content writes instants: `2026-10-12T08:30+07:00`. */
function toInstant(moment: Date): string {
  return `${new Date(moment.getTime() + offsetMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}+07:00`
}
