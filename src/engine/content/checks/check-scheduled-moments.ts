import type { Entry } from '#engine/model/entries/content.ts'
import { say } from '#lib/say/message.ts'
import { defineCheck } from '../check/content-check.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Nobody plans further ahead; a year that was mistyped is. */
const farMs = 2 * 366 * dayMs

/** Says what becomes of an entry whose moment is perhaps not the one that was meant: it is on the site already, or will be in years. */
export const checkScheduledMoments = defineCheck(
  'scheduled-moments',
  'site',
  ({ site, checked, present, archive, report }) => {
    for (const entry of site.names.flatMap((name): readonly Entry[] => checked.entries[name])) {
      const { status, publishedAt } = entry.facts
      if (status !== 'scheduled') continue
      const ahead = Date.parse(publishedAt) - present.getTime()
      // What was recorded has appeared, and changes no more.
      const isRecorded = archive?.lock.has(`${entry.collection}/${entry.slug}`) === true
      if (ahead < -dayMs && !isRecorded) {
        report.warn(
          entry,
          ['publishAt'],
          say`"publishAt": ${publishedAt} is past: it is on the site at once, with that date. If it appeared then, write "publishedAt: ${publishedAt}" in place of "publishAt" and "status"; else write a later moment`,
        )
      } else if (ahead > farMs) {
        const years = Math.floor(ahead / (365.25 * dayMs))
        report.warn(
          entry,
          ['publishAt'],
          say`"publishAt": ${publishedAt} is ${years} years ahead: nobody sees it until then. Check the year`,
        )
      }
    }
  },
)
