import { labourCode, type LegalSource } from './rules/legal-source.ts'

// Days off in Vietnam, as data. Weekends are none of them.

const article112: LegalSource = { ...labourCode, article: 112, clause: 1 }
/** The Prime Minister decides each year which days are taken for Tết and beside National Day: as the press reported it. */
const decision: LegalSource = { ...labourCode, article: 112, clause: 3, reading: 'reported' }

/** Holidays with a day of their own in each year, by month and day. */
const fixedDays: Readonly<Record<string, string>> = {
  '01-01': 'New Year',
  '04-30': 'Victory Day',
  '05-01': 'Labour Day',
  '09-02': 'National Day',
}

interface Holiday {
  day: string
  name: string
  source: LegalSource
}

const ofTet = (...days: string[]): Holiday[] => days.map((day) => ({ day, name: 'Tết', source: article112 }))
const ofHungKings = (day: string): Holiday => ({ day, name: 'Hung Kings', source: article112 })

/**
 * Holidays by the moon, of which the first three of the year and the tenth of the third month are certain; and days that follow
 * from yearly decisions. A year that is not here has only the fixed days; those in lieu of weekends are computed. Left out: 24 November, Vietnam Culture Day, a day off by
 * the will of a resolution of January 2026, of which nobody here has read that the law has taken it up.
 */
const datedDays: readonly Holiday[] = [
  ...ofTet('2023-01-22', '2023-01-23', '2023-01-24'),
  ofHungKings('2023-04-29'),
  ...ofTet('2024-02-10', '2024-02-11', '2024-02-12'),
  ofHungKings('2024-04-18'),
  ...ofTet('2025-01-29', '2025-01-30', '2025-01-31'),
  ofHungKings('2025-04-07'),
  { day: '2026-01-02', name: 'New Year, exchanged for a Saturday', source: decision },
  { day: '2026-02-16', name: 'Tết', source: decision },
  ...ofTet('2026-02-17', '2026-02-18', '2026-02-19'),
  { day: '2026-02-20', name: 'Tết', source: decision },
  ofHungKings('2026-04-26'),
  { day: '2026-08-31', name: 'National Day, exchanged for a Saturday', source: decision },
  { day: '2026-09-01', name: 'National Day', source: decision },
  ...ofTet('2027-02-06', '2027-02-07', '2027-02-08'),
  ofHungKings('2027-04-16'),
]

const byDay: ReadonlyMap<string, Holiday> = new Map(datedDays.map((holiday) => [holiday.day, holiday]))

/**
 * True for holidays that are certain in advance.
 * @param day `2026-09-02`, or a moment that begins with it
 */
export function isPublicHoliday(day: string): boolean {
  const date = day.slice(0, 'yyyy-mm-dd'.length)
  return date.slice('yyyy-'.length) in fixedDays || byDay.get(date)?.source.reading === 'read'
}

/** The days off of a year that are known, weekends aside, in order. */
export function listDaysOff(year: string): string[] {
  const named = listNamedDays(year)
  return [...named, ...toDaysInLieu(named)].toSorted()
}

function listNamedDays(year: string): string[] {
  const fixed = Object.keys(fixedDays).map((day) => `${year}-${day}`)
  const dated = datedDays.flatMap(({ day }) => (day.startsWith(year) ? [day] : []))
  return [...fixed, ...dated].toSorted()
}

/**
 * For each holiday on a weekend the next working day: Labour Code, Article 111, clause 3, as the press reports it each year. None
 * of it is a holiday that `isPublicHoliday` calls certain.
 */
function toDaysInLieu(named: readonly string[]): string[] {
  const taken = new Set(named)
  return named.filter(isWeekend).map((day) => {
    let next = addOneDay(day)
    while (isWeekend(next) || taken.has(next)) next = addOneDay(next)
    taken.add(next)
    return next
  })
}

/** By year, because each question asks for one day of it. */
const daysInLieu = new Map<string, ReadonlySet<string>>()

function isDayInLieu(date: string): boolean {
  const year = date.slice(0, 'yyyy'.length)
  const known = daysInLieu.get(year) ?? new Set(toDaysInLieu(listNamedDays(year)))
  daysInLieu.set(year, known)
  return known.has(date)
}

function isWeekend(date: string): boolean {
  return new Date(`${date}T00:00Z`).getUTCDay() % 6 === 0
}

function addOneDay(date: string): string {
  const next = new Date(`${date}T00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, date.length)
}

/** The years of which the yearly decision is known too: no other days off are to be expected in them. */
export const decidedYears: readonly string[] = [
  ...new Set(datedDays.filter(({ source }) => source === decision).map(({ day }) => day.slice(0, 'yyyy'.length))),
]

/** True for weekends, for holidays, and for the days off of yearly decisions that are known. */
export function isDayOff(day: string): boolean {
  const date = day.slice(0, 'yyyy-mm-dd'.length)
  return isWeekend(date) || date.slice('yyyy-'.length) in fixedDays || byDay.has(date) || isDayInLieu(date)
}

/** True for holidays from Monday to Friday, those of yearly decisions included: exchanges and offices are closed. */
export function isHolidayInWeek(day: string): boolean {
  const date = day.slice(0, 'yyyy-mm-dd'.length)
  return !isWeekend(date) && isDayOff(date)
}

/** The day itself, or the next on which authorities and exchanges work. */
export function toWorkingDay(day: string): string {
  if (!isDayOff(day)) return day
  return toWorkingDay(addOneDay(day))
}
