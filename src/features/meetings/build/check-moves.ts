import { defineCheck, type CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'
import { toPlainText } from '#lib/text/to-plain-text.ts'
import { hasDay } from './written-days.ts'

type Meeting = Entry<'meetings'>
type Notice = Entry<'disclosures'>
const dates = ['opensAt', 'ballotsUntil', 'recordDate'] as const
type MeetingDate = (typeof dates)[number]

/**
 * A meeting does not move by its date alone: what a notice has announced, which is recorded as disclosed, is a date of the
 * meeting, or one of those from before it was moved. Where no notice says its dates as facts, their texts are read, which may
 * leave the day to the document: then it is a warning. One that is cancelled moves no more: its dates stay those of the notices.
 */
export const checkMoves = defineCheck('moved-meeting', 'law', (context) => {
  for (const meeting of context.checked.entries.meetings) {
    const notices = meeting.facts.papers.flatMap(({ kind, disclosure }) => {
      const notice = kind === 'thu-moi' || kind === 'ngay-dang-ky' || kind === 'tai-lieu' ? disclosure : undefined
      return (notice === undefined ? undefined : context.index.find('disclosures', notice)) ?? []
    })
    if (meeting.facts.status === 'withdrawn') checkLaterMoves(context, meeting)
    const announced = notices.filter(({ facts }) => facts.announces !== undefined)
    for (const notice of announced) checkAnnounced(context, meeting, { notice, announced })
    if (announced.length === 0 && notices.length > 0) checkWritten(context, meeting, notices)
  }
})

/** Moves of a meeting that were announced after it was cancelled. */
function checkLaterMoves({ report }: CheckContext, meeting: Meeting): void {
  const { withdrawal, rescheduled } = meeting.facts
  for (const [place, { announcedAt }] of rescheduled.entries()) {
    if (!withdrawal || Date.parse(announcedAt) <= Date.parse(withdrawal.at)) continue
    const field = ['rescheduled', place, 'announcedAt']
    report.error(
      meeting,
      field,
      say`"${field.join('.')}": The meeting was cancelled at ${withdrawal.at}, and cannot be moved after that. Remove this, and write the dates of then again; one that takes place after all is an entry of its own`,
    )
  }
}

interface Announcement {
  notice: Notice
  /** All notices of the meeting that say its dates as facts. */
  announced: readonly Notice[]
}

/** A date that a correction of the notice says anew was a mistake, and no move. */
function checkAnnounced({ report }: CheckContext, meeting: Meeting, { notice, announced }: Announcement): void {
  const revisions = announced.filter(({ facts }) => [facts.corrects?.entry, facts.supersedes].includes(notice.slug))
  for (const date of dates) {
    const said = notice.facts.announces?.[date]
    if (said === undefined || toAll(meeting, date).includes(said)) continue
    if (revisions.some(({ facts }) => facts.announces?.[date] !== undefined)) continue
    if (meeting.facts.status === 'withdrawn') {
      const message = say`disclosures/${notice.slug} announced ${said}, and the meeting is cancelled: write that date again; a meeting that takes place after all is an entry of its own`
      report.error(meeting, meeting.facts[date] === undefined ? [] : [date], say`"${date}": ${message}`)
      continue
    }
    const message = say`disclosures/${notice.slug} announced ${said}, and nothing says that the meeting was moved; add the dates before to \`rescheduled\`, with the reason and when it was announced`
    report.error(meeting, meeting.facts[date] === undefined ? [] : [date], say`"${date}": ${message}`)
  }
}

/** The dates of a meeting, present and before. */
function toAll({ facts }: Meeting, date: MeetingDate): (string | undefined)[] {
  return [facts[date], ...facts.rescheduled.map((former) => former[date])]
}

/** A notice that names another day than the meeting has, and not its own, was for a meeting that moved since. */
function checkWritten({ report }: CheckContext, meeting: Meeting, notices: readonly Notice[]): void {
  const { opensAt, kind } = meeting.facts
  const days = toAll(meeting, 'opensAt').flatMap((at) => at?.slice(0, 'yyyy-mm-dd'.length) ?? [])
  const texts = notices.flatMap((notice) =>
    locales.flatMap((locale) => {
      const text = notice.texts[locale]
      return text ? [`${text.title}. ${text.summary} ${toPlainText(text.html)}`] : []
    }),
  )
  if (kind === 'lay-y-kien' || texts.some((text) => days.some((day) => hasDay(text, day)))) return
  const named = notices.map(({ slug }) => `disclosures/${slug}`).join(', ')
  if (meeting.facts.status === 'withdrawn') {
    const message = say`The text of no notice names this day (${named}), and the meeting is cancelled. If its date was changed since, write the announced one again`
    report.warn(meeting, ['opensAt'], say`"opensAt": ${opensAt}: ${message}`)
    return
  }
  const message = say`The text of no notice names this day (${named}). If the meeting was moved, add the dates before to \`rescheduled\`; if only the document has the day, new notices may say it under \`announces\``
  report.warn(meeting, ['opensAt'], say`"opensAt": ${opensAt}: ${message}`)
}
