import { defineCheck } from '#engine/content/check/content-check.ts'
import { resultKinds } from '../collection.ts'

/** The minutes are of the day of the meeting. Documents must be published before the meeting, those on its results after it; results need a meeting that is over. */
export const checkMeetings = defineCheck('meetings', 'law', ({ checked, index, now, report }) => {
  for (const meeting of checked.entries.meetings) {
    const { opensAt, papers, results } = meeting.facts
    for (const [place, { kind, disclosure }] of papers.entries()) {
      const { publishedAt, documentDate } = index.find('disclosures', disclosure)?.facts ?? {}
      // Minutes are complete before a meeting closes: Law on Enterprises 59/2020/QH14.
      if (kind === 'bien-ban' && documentDate !== undefined && documentDate !== opensAt.slice(0, documentDate.length)) {
        report.error(
          meeting,
          ['opensAt'],
          `"opensAt": The minutes, disclosures/${disclosure}, are of ${documentDate}; one of the two days is wrong`,
        )
      }
      // `checkReferences` reports a slug that does not exist.
      if (publishedAt === undefined || publishedAt >= opensAt === resultKinds.includes(kind)) continue
      const message = resultKinds.includes(kind)
        ? `was published at ${publishedAt}, before the meeting opened; ${kind} must be published after`
        : `was published at ${publishedAt}, after the meeting opened at ${opensAt}; ${kind} must be published before`
      report.error(
        meeting,
        ['papers', place, 'disclosure'],
        `"papers.${place}.disclosure": disclosures/${disclosure} ${message}`,
      )
    }
    if (results && Date.parse(opensAt) > now.getTime()) {
      report.error(meeting, ['results'], `"results": The meeting opens only at ${opensAt}; remove them`)
    }
  }
})
