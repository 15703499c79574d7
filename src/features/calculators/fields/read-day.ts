import { isCalendarDate } from '#lib/calendar-date.ts'

/** `2026-12-04` or `4/12/2026` → a day; the last day of the month where it has fewer days; undefined for other texts. */
export function readDay(text: string): { day: string } | { nearest: string } | undefined {
  const compact = text.trim()
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(compact) ?? toIso(compact)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const known = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (isCalendarDate(known)) return { day: known }
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return undefined
  // The day before the first of the next month.
  return { nearest: new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 'yyyy-mm-dd'.length) }
}

/** `4/12/2026`, `4-12-2026`, `4.12.2026`: in both languages of the site the day comes first. */
function toIso(text: string): readonly (string | undefined)[] {
  const [all, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return [all, year, month, day]
}
