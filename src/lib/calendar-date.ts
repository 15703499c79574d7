/** True if a text is an existing day, written `2026-02-28`. */
export function isCalendarDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${value}T`)
}
