import { defineCheck } from '#engine/content/check/content-check.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { addDays } from '#features/calendar/month-days.ts'
import { say } from '#lib/say/message.ts'

/** A closure that is said to last some weeks. */
const closures: readonly RegExp[] = [
  /nghỉ[^.\n]{0,60} (?<weeks>hai|ba|bốn|\d) tuần(?: liên tiếp)?/iu,
  /close[sd]?[^.\n]{0,60} (?<weeks>two|three|four|\d) (?:consecutive )?weeks/iu,
]
const numbers: Readonly<Record<string, number>> = { hai: 2, ba: 3, bốn: 4, two: 2, three: 3, four: 4 }

/** The weeks of which an announcement of days off speaks are those between its first day and the day on which it ends. */
export const checkClosures = defineCheck('closures', 'site', ({ checked, sourceOf, report }) => {
  for (const announcement of checked.entries.announcements) {
    const { effectiveFrom, expiresAt, status } = announcement.facts
    if (expiresAt === undefined || status === 'withdrawn') continue
    for (const locale of locales) {
      const source = sourceOf(announcement, locale)
      const found = closures.map((closure) => closure.exec(source)).find((match) => match !== null)
      if (!found) continue
      const { weeks = '' } = found.groups ?? {}
      const stated = numbers[weeks.toLowerCase()] ?? Number(weeks)
      const own = countWeeks(effectiveFrom, addDays(expiresAt, -1))
      if (own >= stated) continue
      const message = say`“${found[0]}”: from ${effectiveFrom} until ${expiresAt}, when the market opens again, are ${own} calendar weeks`
      report.errorAtWords(announcement, { locale, words: found[0] }, message)
    }
  }
})

/** The weeks, from Monday, that have a day of a period. */
function countWeeks(from: string, to: string): number {
  return toWeek(to < from ? from : to) - toWeek(from) + 1
}

/** The number of the week of a day; 1 January 1970 was a Thursday. */
function toWeek(day: string): number {
  return Math.floor((Date.parse(`${day}T00:00Z`) / 86_400_000 + 3) / 7)
}
