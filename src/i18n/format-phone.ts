import type { Locale } from '#engine/model/locale/locale.ts'
import { pickConvention, type Conventions } from './conventions.ts'

const space = '\u00a0'

/** The area code, as dialled within the country or from abroad. */
const prefixes: Conventions<(area: string) => string> = {
  vietnamese: (area) => `0${area}`,
  international: (area) => `+84${space}${area}`,
}

/** Area codes with two digits; all others have three. */
const shortAreas = ['24', '28']

/**
 * A telephone number in groups: `024 3100 0000` in Vietnamese, `+84 24 3100 0000` in other languages. It stays on
 * one line: one who dials it reads it as one.
 */
export function formatPhone(locale: Locale, number: string): string {
  if (!number.startsWith('+84')) return number
  const [area = '', ...groups] = toGroups(number.slice(3))
  return `${pickConvention(locale, prefixes)(area)}${space}${groups.join(space)}`
}

function toGroups(digits: string): string[] {
  const isMobile = /^[35789]/.test(digits) && digits.length === 9
  if (isMobile) return [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)]
  const areaLength = shortAreas.some((area) => digits.startsWith(area)) ? 2 : 3
  const rest = digits.slice(areaLength)
  const middle = Math.floor(rest.length / 2)
  return [digits.slice(0, areaLength), rest.slice(0, middle), rest.slice(middle)]
}
