// Months are written `2026-11`, days `2026-11-21`: without a time zone, so that they are the same for every visitor.

const dayMs = 24 * 60 * 60 * 1000
const monthLength = '2026-11'.length

export function toMonth(day: string): string {
  return day.slice(0, monthLength)
}

export function addMonths(month: string, count: number): string {
  const first = new Date(`${month}-01T00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + count)
  return toMonth(first.toISOString())
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * dayMs).toISOString().slice(0, day.length)
}

/** The day of the week, numbered like `Date.getDay`: 0 is Sunday. */
export function toWeekday(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay()
}

/** The days of a month in weeks of seven; undefined before the first and after the last. */
export function toWeeks(month: string, firstDayOfWeek: number): (string | undefined)[][] {
  const first = `${month}-01`
  const before = (toWeekday(first) - firstDayOfWeek + 7) % 7
  const count = Number(addDays(`${addMonths(month, 1)}-01`, -1).slice(-2))
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_week, row) =>
    Array.from({ length: 7 }, (_day, column) => {
      const index = row * 7 + column - before
      return index < 0 || index >= count ? undefined : addDays(first, index)
    }),
  )
}

/** Where a key moves the focus in a grid of days; undefined for other keys. */
export function toKeyTarget(day: string, key: string, firstDayOfWeek: number): string | undefined {
  const column = (toWeekday(day) - firstDayOfWeek + 7) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -column)
    case 'End':
      return addDays(day, 6 - column)
    case 'PageUp':
      return toSameDay(day, -1)
    case 'PageDown':
      return toSameDay(day, 1)
    default:
      return undefined
  }
}

/** The same day of another month, or its last one: 31 January → 28 February. */
function toSameDay(day: string, months: number): string {
  const month = addMonths(toMonth(day), months)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = month + day.slice(monthLength)
  return same > last ? last : same
}
