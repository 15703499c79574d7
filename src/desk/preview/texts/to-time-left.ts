/** A time in whole days, and in hours where it has only a few days. */
export interface TimeLeft {
  days: number
  hours: number | undefined
}

const hourMs = 60 * 60 * 1000
/** From so many days on, nobody counts hours. */
const manyDays = 10

/** The time from one moment of the site to another: `2026-11-27T08:01`. */
export function toTimeLeft(from: string, to: string): TimeLeft {
  const hours = Math.max(0, Math.floor((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / hourMs))
  const days = Math.floor(hours / 24)
  return { days, hours: days < manyDays ? hours % 24 : undefined }
}
