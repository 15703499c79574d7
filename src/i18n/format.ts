import { memoize } from '#lib/memoize.ts'
import { languages, pickConvention, type Conventions, type Locale } from '#model/locale/locale.ts'

const timeZone = 'Asia/Ho_Chi_Minh'

// Creating a formatter takes ten times as long as using it.
const shortDates = memoize(
  (tag: string) => new Intl.DateTimeFormat(tag, { timeZone, year: 'numeric', month: 'short', day: 'numeric' }),
)

const decimals = memoize((tagAndDigits: string) => {
  const [tag, digits] = tagAndDigits.split(' ')
  return new Intl.NumberFormat(tag, { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) })
})

const momentParts = memoize(
  (tag: string) =>
    new Intl.DateTimeFormat(tag, {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

interface DateForms {
  toDate(instant: Date, tag: string): string
  toMoment(time: string, date: string): string
}

const dateForms: Conventions<DateForms> = {
  vietnamese: {
    toDate: (instant) => {
      const part = toParts(instant)
      return `${part('day')}/${part('month')}/${part('year')}`
    },
    toMoment: (time, date) => `${time} ${date}`,
  },
  international: {
    toDate: (instant, tag) => shortDates(tag).format(instant),
    toMoment: (time, date) => `${time}, ${date}`,
  },
}

/** A date, or the date of a time in Vietnam: `20/11/2026`, `Nov 20, 2026`. */
export function formatDate(locale: Locale, value: string): string {
  // At noon UTC, a date without a time is the same day in Vietnam.
  const instant = new Date(value.length === 10 ? `${value}T12:00:00Z` : value)
  return pickConvention(locale, dateForms).toDate(instant, languages[locale].tag)
}

/** A date and time, in Vietnam: `14:05 20/11/2026`, `14:05, Nov 20, 2026`. */
export function formatMoment(locale: Locale, value: string): string {
  const part = toParts(new Date(value))
  return pickConvention(locale, dateForms).toMoment(`${part('hour')}:${part('minute')}`, formatDate(locale, value))
}

/** A decimal string in the format of the language, with all its digits: "1234567.89" → `1.234.567,89`. */
export function formatDecimal(locale: Locale, decimal: string): string {
  const digits = decimal.split('.')[1]?.length ?? 0
  // Intl formats decimal strings exactly; a float would be rounded.
  return decimals(`${languages[locale].tag} ${digits}`).format(decimal as `${number}`) // the model checked that it is a decimal
}

/** A decimal string that always has a sign: `+1,01`, `−0,43`. */
export function formatChange(locale: Locale, decimal: string): string {
  const isNegative = decimal.startsWith('-')
  const figures = formatDecimal(locale, isNegative ? decimal.slice(1) : decimal)
  if (/^-?[0.]+$/.test(decimal)) return figures
  return isNegative ? `−${figures}` : `+${figures}`
}

/** The decimal separator of the language. */
export function toDecimalMark(locale: Locale): ',' | '.' {
  return formatDecimal(locale, '0.5').includes(',') ? ',' : '.'
}

// Parts instead of a Vietnamese format, because browsers differ in how they join Vietnamese dates.
function toParts(instant: Date): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = momentParts('en-GB').formatToParts(instant)
  return (type) => parts.find((part) => part.type === type)?.value ?? ''
}
