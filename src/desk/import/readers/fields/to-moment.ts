const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[\sT,]+(.*))?$/
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[\sT,]+(.*))?$/
const timePattern = /^(\d{1,2})(?::|h)(\d{2})?(?::(\d{2})(?:\.\d+)?)?\s*(am|pm|sa|ch)?\s*(z|[+-]\d{2}:?\d{2})?$/i
const secondsPattern = /^\d{9,10}$/
const millisecondsPattern = /^\d{12,13}$/

/**
 * A moment as sources write it, in the form of ISO 8601: `04/03/2019 08:30`, as Vietnamese has it, `2019-03-04 8:30:00`, seconds since
 * 1970. Undefined for what is no moment, such as 31/02/2019 and 0000-00-00.
 */
export function toMoment(written: string): string | undefined {
  const text = written.trim()
  if (secondsPattern.test(text)) return toIso(Number(text) * 1000)
  if (millisecondsPattern.test(text)) return toIso(Number(text))
  const ofDay = dayFirst.exec(text)
  const ofYear = yearFirst.exec(text)
  if (ofDay) return toText([ofDay[3], ofDay[2], ofDay[1]], ofDay[4])
  return ofYear ? toText([ofYear[1], ofYear[2], ofYear[3]], ofYear[4]) : undefined
}

function toText(parts: readonly (string | undefined)[], time: string | undefined): string | undefined {
  const [year = 0, month = 0, day = 0] = parts.map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 1900 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  const dayText = date.toISOString().slice(0, 10)
  if (time === undefined || time.trim() === '') return `${dayText}T00:00:00`
  const [, hour = '', minute = '00', second = '00', half = '', zone = ''] = timePattern.exec(time.trim()) ?? []
  if (hour === '') return undefined
  const isLate = /pm|ch/i.test(half) && Number(hour) < 12
  const hours = isLate ? Number(hour) + 12 : /am|sa/i.test(half) && hour === '12' ? 0 : Number(hour)
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  const offset = zone.toUpperCase() === 'Z' || zone === '' ? zone.toUpperCase() : zone.replace(/^(...)(\d\d)$/, '$1:$2')
  return `${dayText}T${String(hours).padStart(2, '0')}:${minute}:${second}${offset}`
}

function toIso(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
