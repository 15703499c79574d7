import type { CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { findDay } from './written-days.ts'

const dayLength = 'yyyy-mm-dd'.length

interface Dates {
  opensAt: string
  recordDate: string
  ballotsUntil?: string | undefined
}

interface FormerDate {
  locale: Locale
  /** The date as the text writes it. */
  words: string
}

/** The dates from before a meeting was moved that its texts still have. */
export function findFormerDates(meeting: Entry<'meetings'>, sourceOf: CheckContext['sourceOf']): FormerDate[] {
  const { rescheduled, opensAt, recordDate, ballotsUntil } = meeting.facts
  const present = new Set(daysOf({ opensAt, recordDate, ballotsUntil }))
  const former = [...new Set(rescheduled.flatMap(daysOf))].filter((day) => !present.has(day))
  if (former.length === 0) return []
  return locales.flatMap((locale) => {
    const source = sourceOf(meeting, locale)
    return former.flatMap((day) => {
      const words = findDay(source, day)
      return words === undefined ? [] : [{ locale, words }]
    })
  })
}

function daysOf({ opensAt, recordDate, ballotsUntil }: Dates): string[] {
  return [opensAt, recordDate, ballotsUntil].flatMap((date) => date?.slice(0, dayLength) ?? [])
}
