const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment in Vietnam, for people and for sorting: `2026-11-21 08:00`. */
export function formatMoment(time: string): string {
  return Number.isNaN(Date.parse(time)) ? 'an unknown time' : format.format(new Date(time))
}
