const minuteMs = 60_000

/** The time between two instants, in whole minutes. */
export function toDuration(from: string, to: string): { days: number; hours: number; minutes: number } {
  const minutes = Math.floor((Date.parse(to) - Date.parse(from)) / minuteMs)
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 }
}
