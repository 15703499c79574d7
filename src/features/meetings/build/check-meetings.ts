import { outcomeKinds } from '../collection.ts'
import type { Check } from '#compiler/check/content-check.ts'

/** What prepares a meeting was published before it, what it decided after it; and there are no results before it. */
export const checkMeetings: Check = ({ content, now, report }) => {
  const bySlug = new Map(content.entries.disclosures.map((disclosure) => [disclosure.slug, disclosure]))
  for (const meeting of content.entries.meetings) {
    const { opensAt, papers, results } = meeting.facts
    for (const [index, { kind, disclosure }] of papers.entries()) {
      const publishedAt = bySlug.get(disclosure)?.facts.publishedAt
      // A wrong slug is told by the check of references.
      if (publishedAt === undefined || publishedAt >= opensAt === outcomeKinds.includes(kind)) continue
      const message = outcomeKinds.includes(kind)
        ? `was published at ${publishedAt}, before the meeting opened; ${kind} comes after it`
        : `was published at ${publishedAt}, after the meeting opened at ${opensAt}; ${kind} comes before it`
      report.error(
        meeting,
        ['papers', index, 'disclosure'],
        `"papers.${index}.disclosure": disclosures/${disclosure} ${message}`,
      )
    }
    if (results && Date.parse(opensAt) > now.getTime()) {
      report.error(meeting, ['results'], `"results": The meeting opens only at ${opensAt}; remove them`)
    }
  }
}
