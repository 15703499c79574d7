import { languages, type Locale } from '#engine/model/locale/locale.ts'
import { englishMonths } from '#lib/text/english-months.ts'
import { pickConvention, type Conventions } from './conventions.ts'
import { isEnglish } from './format.ts'

const firstDays: Conventions<0 | 1> = { vietnamese: 1, international: 0 }

/** The first day of the week in calendars, numbered like `Date.getDay`: 0 is Sunday. */
export function toFirstDayOfWeek(locale: Locale): 0 | 1 {
  return pickConvention(locale, firstDays)
}

interface Names {
  toMonth(year: number, month: number, tag: string): string
  /** @param day numbered like `Date.getDay` */
  toWeekday(day: number, width: WeekdayWidth, tag: string): string
}

type WeekdayWidth = 'long' | 'short'

// Tables, for the reason that `format.ts` gives; `Intl` for languages that the site does not have yet.

const vietnameseDays = {
  long: ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
  short: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
} as const
const englishDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const names: Conventions<Names> = {
  vietnamese: {
    toMonth: (year, month) => `Tháng ${month}/${year}`,
    toWeekday: (day, width) => vietnameseDays[width][day] ?? '',
  },
  international: {
    toMonth: (year, month, tag) =>
      isEnglish(tag)
        ? `${englishMonths[month - 1]} ${year}`
        : new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'long' }).format(
            Date.UTC(year, month - 1),
          ),
    toWeekday: (day, width, tag) => {
      if (isEnglish(tag)) return englishDays[day]?.slice(0, width === 'short' ? 3 : undefined) ?? ''
      // 1 November 2026 is a Sunday.
      return new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: width }).format(Date.UTC(2026, 10, 1 + day))
    },
  },
}

/** A month, written `2026-11`: `Tháng 11/2026`, `November 2026`. */
export function formatMonth(locale: Locale, value: string): string {
  const [year = 0, month = 0] = value.split('-').map(Number)
  return pickConvention(locale, names).toMonth(year, month, languages[locale].tag)
}

/** The name of a day of the week, numbered like `Date.getDay`: `Thứ Sáu`, `Friday`; short: `T6`, `Fri`. */
export function formatWeekday(locale: Locale, day: number, width: WeekdayWidth): string {
  return pickConvention(locale, names).toWeekday(day, width, languages[locale].tag)
}
