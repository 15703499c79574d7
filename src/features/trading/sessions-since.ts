const dayMs = 24 * 3_600_000

/**
 * How many sessions there have been since a day: those of the days after it up to the present one, weekends and the days off that
 * are known left out.
 * @param day `2026-11-17`
 */
export function toSessionsSince(day: string, today: string, daysOff: readonly string[]): number {
  const count = Math.max(0, (Date.parse(today) - Date.parse(day)) / dayMs)
  const days = Array.from({ length: count }, (_none, index) => new Date(Date.parse(day) + (index + 1) * dayMs))
  return days.filter((date) => date.getUTCDay() % 6 !== 0 && !daysOff.includes(date.toISOString().slice(0, day.length)))
    .length
}
