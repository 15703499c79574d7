import { defineCheck, type CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { say } from '#lib/say/message.ts'
import { decidesAt, resultKinds } from '../collection.ts'
import { findFormerDates } from './find-former-dates.ts'

type Meeting = Entry<'meetings'>

/**
 * The minutes are of the day of the meeting. Documents must be published before the meeting, those on its results after it;
 * results need a meeting that is over. The text of one that was moved has no date from before.
 */
export const checkMeetings = defineCheck('meetings', 'law', (context) => {
  for (const meeting of context.checked.entries.meetings) {
    checkPapers(context, meeting)
    checkCourse(context, meeting)
    checkTexts(context, meeting)
  }
})

function checkPapers({ index, report }: CheckContext, meeting: Meeting): void {
  const { opensAt, closedAt = opensAt, papers, kind: meetingKind } = meeting.facts
  const decided = decidesAt(meeting.facts)
  const isWritten = meetingKind === 'lay-y-kien'
  for (const [place, { kind, disclosure }] of papers.entries()) {
    const { publishedAt, documentDate } = index.find('disclosures', disclosure)?.facts ?? {}
    // Minutes are complete before a meeting closes: Law on Enterprises 59/2020/QH14. Those of a count are of its day.
    const days = [opensAt, closedAt].map((moment) => moment.slice(0, documentDate?.length))
    const isOtherDay = documentDate !== undefined && !days.includes(documentDate)
    if (kind === 'bien-ban' && !isWritten && isOtherDay) {
      report.error(
        meeting,
        ['opensAt'],
        say`"opensAt": The minutes, disclosures/${disclosure}, are of ${documentDate}; one of the two days is wrong`,
      )
    }
    // `checkReferences` reports a slug that does not exist.
    if (publishedAt === undefined || publishedAt >= decided === resultKinds.includes(kind)) continue
    const moment = isWritten ? say`the last ballots were due` : say`the meeting opened`
    const message = resultKinds.includes(kind)
      ? say`disclosures/${disclosure} was published at ${publishedAt}, before ${moment}; ${kind} must be published after`
      : say`disclosures/${disclosure} was published at ${publishedAt}, after ${moment} at ${decided}; ${kind} must be published before`
    report.error(meeting, ['papers', place, 'disclosure'], say`"${`papers.${place}.disclosure`}": ${message}`)
  }
}

/** Results, the close and the announcement of a move are not ahead. */
function checkCourse({ now, report }: CheckContext, meeting: Meeting): void {
  const { closedAt, results, rescheduled, ballotsUntil } = meeting.facts
  const decided = decidesAt(meeting.facts)
  const isAhead = (moment: string) => Date.parse(moment) > now.getTime()
  if (results && isAhead(decided)) {
    const message =
      ballotsUntil === undefined
        ? say`"results": The meeting opens only at ${decided}; remove them`
        : say`"results": Ballots are due only at ${decided}; remove them`
    report.error(meeting, ['results'], message)
  }
  if (closedAt !== undefined && isAhead(closedAt)) {
    report.error(meeting, ['closedAt'], say`"closedAt": Is ahead; write it once the meeting is over`)
  }
  for (const [place, { announcedAt }] of rescheduled.entries()) {
    if (!isAhead(announcedAt)) continue
    const field = ['rescheduled', place, 'announcedAt']
    report.error(meeting, field, say`"${field.join('.')}": Is ahead; the page shows the new dates from now on`)
  }
}

/** The page shows the dates before a move in one place, with the reason; a text that repeats one says two dates. */
function checkTexts({ sourceOf, report }: CheckContext, meeting: Meeting): void {
  for (const { locale, words } of findFormerDates(meeting, sourceOf)) {
    const message = say`“${words}” is a date from before the meeting was moved; write the present one, because the page shows the former one with the reason`
    report.errorAtWords(meeting, { locale, words }, message)
  }
}
