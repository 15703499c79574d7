import type { Locale } from '#engine/model/locale/locale.ts'
import { say, type Message } from '#lib/say/message.ts'
import { languagePacks } from '../languages/language-packs.ts'

/** A date in a text that no calendar has. */
export interface ImpossibleDate {
  index: number
  found: string
  message: Message
}

/** Dates in figures, which every language of a text may have: 31/02/2026, 31-02-2026, 2026-02-31. Not the number of a document. */
const inFigures = [
  /(?=\d)(?<![\p{L}\p{N}/.,_]|[\p{L}_]-)(?<day>\d{1,2})(?<sign>[/.-])(?<month>\d{1,2})\k<sign>(?<year>(?:19|20)\d\d)(?![\p{L}\p{N}]|[/-]\p{L}|[/.]\d)/gu,
  /(?=[12])(?<![\p{L}\p{N}/.,_-])(?<year>(?:19|20)\d\d)-(?<month>\d\d)-(?<day>\d\d)(?![\p{L}\p{N}]|[/.-]\p{N}|[/-]\p{L})/gu,
]

/** No month has more; a larger number is none of a date that was mistyped. */
const mostDays = 39

const months = 12

/** A year with all days that a year may have. */
const leapYear = 2024

/** The dates of a text that do not exist, in its order. */
export function findImpossibleDates(text: string, locale: Locale): ImpossibleDate[] {
  if (!/\d/.test(text)) return []
  const pack = languagePacks[locale]
  const found = [...inFigures, ...(pack?.dateForms ?? [])].flatMap((form) =>
    Array.from(text.matchAll(form)).flatMap(({ 0: date, index, groups = {} }): ImpossibleDate[] => {
      const [day, year] = [
        Number(groups['day'] ?? 1),
        groups['year'] === undefined ? undefined : Number(groups['year']),
      ]
      const month = toMonth(groups['month'], pack?.months)
      const problem = month === undefined ? undefined : describe({ day, month, year }, groups['sign'])
      return problem === undefined ? [] : [{ index, found: date, message: say`“${date}” ${problem}` }]
    }),
  )
  let end = 0
  return found
    .toSorted((a, b) => a.index - b.index || b.found.length - a.found.length)
    .filter((one) => {
      const isApart = one.index >= end
      if (isApart) end = one.index + one.found.length
      return isApart
    })
}

function toMonth(text = '', names: readonly string[] = []): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const index = names.findIndex((name) => name.startsWith(text.slice(0, 3)))
  return index < 0 ? undefined : index + 1
}

interface WrittenDate {
  day: number
  month: number
  year: number | undefined
}

/** The reason why a date is none; undefined if it exists, or is none. */
function describe({ day, month, year }: WrittenDate, sign: string | undefined): Message | undefined {
  if (day >= 1 && day <= daysOf(month, year)) return undefined
  const isNone = day > mostDays || month > mostDays || (day > 31 && month > months) || (sign === '.' && month > months)
  if (isNone) return undefined
  const advice = say`is no day of the calendar`
  if (month < 1 || month > months) {
    const isTurned = month >= 1 && day >= 1 && day <= months && month <= daysOf(day, year)
    const hint =
      isTurned && year !== undefined
        ? say`; did you mean ${pad(month)}/${pad(day)}/${String(year)}?`
        : say`; correct it`
    return say`${advice}: a year has ${months} months${hint}`
  }
  const name = year === undefined ? say`month ${month}` : say`month ${month} of ${String(year)}`
  return say`${advice}: ${name} has ${daysOf(month, year)} days; correct it`
}

const pad = (number: number): string => String(number).padStart(2, '0')

/** The days of a month; 0 if there is no such month. */
function daysOf(month: number, year = leapYear): number {
  return month < 1 || month > months ? 0 : new Date(Date.UTC(year, month, 0)).getUTCDate()
}
