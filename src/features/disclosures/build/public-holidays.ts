// Days on which nobody works in Vietnam by Article 112 of the Labour Code, as far as they are certain in advance: four days
// by the sun, the first three of the lunar year, and the tenth of its third month. The other days of Tết and those in lieu of
// weekends follow from yearly announcements, and are left out. A year that is not here has only the fixed days.

const fixedDays = ['01-01', '04-30', '05-01', '09-02']

const lunarDays: ReadonlySet<string> = new Set([
  '2023-01-22',
  '2023-01-23',
  '2023-01-24',
  '2023-04-29',
  '2024-02-10',
  '2024-02-11',
  '2024-02-12',
  '2024-04-18',
  '2025-01-29',
  '2025-01-30',
  '2025-01-31',
  '2025-04-07',
  '2026-02-17',
  '2026-02-18',
  '2026-02-19',
  '2026-04-26',
  '2027-02-06',
  '2027-02-07',
  '2027-02-08',
  '2027-04-16',
])

/** @param day `2026-09-02`, or a moment that begins with it */
export function isPublicHoliday(day: string): boolean {
  const date = day.slice(0, 'yyyy-mm-dd'.length)
  return fixedDays.includes(date.slice('yyyy-'.length)) || lunarDays.has(date)
}
