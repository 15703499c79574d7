import type { Entry } from '#features/content.ts'
import { collectionNames } from '#model/vocabulary/collection-names.ts'
import type { Check } from '../check/content-check.ts'

/** Published entries have no date in the future, and withdrawals come after publication. */
export const checkDates: Check = ({ content, now, report }) => {
  for (const entry of collectionNames.flatMap((name): readonly Entry[] => content.entries[name])) {
    const { publishedAt, status, withdrawal } = entry.facts
    if (Date.parse(publishedAt) > now.getTime() && status !== 'scheduled') {
      report.error(
        entry,
        ['publishedAt'],
        `"publishedAt": ${publishedAt} is in the future; write "status: scheduled" and "publishAt: ${publishedAt}"`,
      )
    }
    if (withdrawal && Date.parse(withdrawal.at) > now.getTime()) {
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
