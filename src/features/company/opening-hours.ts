import { groupBy } from '#lib/group-by.ts'
import { ascending } from '#lib/order.ts'
import type { OfficeFacts } from './collections/offices.ts'
import { weekdays } from './collections/vocabulary.ts'

type Hours = OfficeFacts['hours']
export type Weekday = Hours[number]['days'][number]

export interface OpeningLine {
  /** Days in a row as their first and last: Monday to Friday is one range. */
  days: { first: Weekday; last: Weekday }[]
  times: { opens: string; closes: string }[]
}

/** Opening hours by line: days with the same times share a line. */
export function toOpeningLines(hours: Hours): OpeningLine[] {
  const timesOf = (day: Weekday) =>
    hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => ascending(a.opens, b.opens))
  const byTimes = groupBy(
    weekdays.filter((day) => timesOf(day).length > 0),
    (day) => JSON.stringify(timesOf(day)),
  )
  return [...byTimes.values()].map((days) => ({ days: toRanges(days), times: timesOf(days[0] ?? 'thu-hai') }))
}

function toRanges(days: readonly Weekday[]): OpeningLine['days'] {
  const ranges: OpeningLine['days'] = []
  for (const day of days) {
    const last = ranges.at(-1)
    if (last && weekdays.indexOf(last.last) + 1 === weekdays.indexOf(day)) last.last = day
    else ranges.push({ first: day, last: day })
  }
  return ranges
}
