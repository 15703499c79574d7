import { languages, type Locale } from '#engine/model/locale/locale.ts'
import { toSiteTime } from '#engine/model/locale/site-time.ts'
import { memoize } from '#lib/memoize.ts'
import { englishMonths } from '#lib/text/english-months.ts'
import { pickConvention, type Conventions } from './conventions.ts'

// Without `Intl` for the languages of this site: its first use on a page takes a phone 50 ms, and browsers differ in how they
// join Vietnamese dates.

/** A date is never broken. */
const space = '\u00a0'

interface Forms {
  toDecimal(decimal: string, tag: string): string
  toDate(parts: Parts, tag: string): string
  toShortDate(parts: Parts, tag: string): string
  toMoment(time: string, date: string): string
}

/** A moment on the calendar and the clock of Vietnam: `2026`, `11`, `05`, `14:05`. */
interface Parts {
  year: string
  month: string
  day: string
  time: string
}

const forms: Conventions<Forms> = {
  vietnamese: {
    toDecimal: (decimal) => joinGroups(decimal, '.', ','),
    toDate: toNumericDate,
    toShortDate: toNumericDate,
    toMoment: (time, date) => `${time} ${date}`,
  },
  international: {
    toDecimal: (decimal, tag) => (isEnglish(tag) ? joinGroups(decimal, ',', '.') : toOtherDecimal(decimal, tag)),
    toDate: (parts, tag) => (isEnglish(tag) ? toEnglishDate(parts) : toOtherDate(parts, tag)),
    toShortDate: (parts, tag) => (isEnglish(tag) ? toShortEnglishDate(parts) : toOtherDate(parts, tag)),
    toMoment: (time, date) => `${time}, ${date}`,
  },
}

/** A date, or the date of a time in Vietnam: `20/11/2026`, `20 November 2026`. */
export function formatDate(locale: Locale, value: string): string {
  return pickConvention(locale, forms).toDate(toParts(value), languages[locale].tag)
}

/** A date in lists, which have a narrow column for it: `20/11/2026`, `20 Nov 2026`. */
export function formatShortDate(locale: Locale, value: string): string {
  return pickConvention(locale, forms).toShortDate(toParts(value), languages[locale].tag)
}

/** The time of a moment in Vietnam: `14:05`. */
export function formatTime(value: string): string {
  return toParts(value).time
}

/** A date and time, in Vietnam: `14:05 20/11/2026`, `14:05, 20 November 2026`. */
export function formatMoment(locale: Locale, value: string): string {
  return pickConvention(locale, forms).toMoment(toParts(value).time, formatDate(locale, value))
}

/** A decimal string in the format of the language, with all its digits: "1234567.89" → `1.234.567,89`. */
export function formatDecimal(locale: Locale, decimal: string): string {
  return pickConvention(locale, forms).toDecimal(decimal, languages[locale].tag)
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

/** The title of a list within a sentence. English has a small letter there, but for names: `Company reports`, `ABC news`. */
export function formatTitleInSentence(locale: Locale, title: string): string {
  if (!isEnglish(languages[locale].tag) || !/^\p{Lu}\p{Ll}/u.test(title)) return title
  return title.charAt(0).toLowerCase() + title.slice(1)
}

/** @param value a date, which has no time, or a moment with its offset */
function toParts(value: string): Parts {
  const [year = '', month = '', day = '', time = ''] = (
    value.length === 10 ? `${value}T00:00` : toSiteTime(Date.parse(value))
  ).split(/[-T]/)
  return { year, month, day, time: time.slice(0, 5) }
}

function joinGroups(decimal: string, groupMark: string, decimalMark: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const groups = whole.replace(/^(-?)0+(?=\d)/, '$1').replace(/\B(?=(?:\d{3})+$)/g, groupMark)
  return fraction === undefined ? groups : groups + decimalMark + fraction
}

/** True if English names of months and days are wanted, which are tables here. */
export function isEnglish(tag: string): boolean {
  return tag.startsWith('en')
}

function toNumericDate({ year, month, day }: Parts): string {
  return `${day}/${month}/${year}`
}

/** As British editors write it: the tag of the language, `en-US`, stands for its numbers. */
function toEnglishDate({ year, month, day }: Parts): string {
  return [Number(day), englishMonths[Number(month) - 1], year].join(space)
}

/** All months with three letters. */
function toShortEnglishDate({ year, month, day }: Parts): string {
  return [Number(day), englishMonths[Number(month) - 1]?.slice(0, 3), year].join(space)
}

// For languages that the site does not have yet. Creating a formatter takes ten times as long as using it.

const longDates = memoize(
  (tag: string) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' }),
)

function toOtherDate({ year, month, day }: Parts, tag: string): string {
  return longDates(tag).format(Date.UTC(Number(year), Number(month) - 1, Number(day)))
}

const decimals = memoize((tagAndDigits: string) => {
  const [tag, digits] = tagAndDigits.split(' ')
  return new Intl.NumberFormat(tag, { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) })
})

function toOtherDecimal(decimal: string, tag: string): string {
  const digits = decimal.split('.')[1]?.length ?? 0
  // Intl formats decimal strings exactly; a float would be rounded.
  return decimals(`${tag} ${digits}`).format(decimal as `${number}`) // the model checked that it is a decimal
}
