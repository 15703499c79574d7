import { DayPicker } from 'react-day-picker'
import './range-calendar.css'

/** Days written as `2026-11-20`; one end or both may be open. */
export interface DayRange {
  from?: string | undefined
  to?: string | undefined
}

interface RangeCalendarProps {
  /** The language of the names of days and months. */
  lang: string
  weekStartsOn: 0 | 1
  /** The forms of the names: weekdays in the header, months in the dropdown. */
  names: { weekday: 'short' | 'narrow'; month: 'short' | 'long' }
  /** The first and the last day that can be chosen. */
  first: string
  last: string
  today: string
  range: DayRange
  onChange: (range: DayRange) => void
  labels: { previous: string; next: string; month: string; year: string; nav: string; chosen: string; today: string }
}

/** A calendar to choose a range of days, by pointer or by keyboard. */
export function RangeCalendar({
  lang,
  weekStartsOn,
  names,
  first,
  last,
  today,
  range,
  onChange,
  labels,
}: RangeCalendarProps) {
  const name = (date: Date, options: Intl.DateTimeFormatOptions) => date.toLocaleDateString(lang, options)
  const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)
  // A range without a start is shown from the first day; one without an end stays open for the next click.
  const from = range.from ?? (range.to && first)
  return (
    <DayPicker
      mode="range"
      lang={lang}
      weekStartsOn={weekStartsOn}
      captionLayout="dropdown"
      // The buttons follow the month and the year for the keyboard too.
      navLayout="after"
      // The third click starts another range.
      resetOnSelect
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just opened it
      autoFocus
      selected={from ? { from: toDate(from), to: range.to ? toDate(range.to) : undefined } : undefined}
      onSelect={(next) => onChange({ from: next?.from && toDay(next.from), to: next?.to && toDay(next.to) })}
      today={toDate(today)}
      defaultMonth={toDate(range.from ?? range.to ?? last)}
      startMonth={toDate(first)}
      endMonth={toDate(last)}
      disabled={{ before: toDate(first), after: toDate(last) }}
      formatters={{
        formatCaption: (month) => capitalized(name(month, { month: 'long', year: 'numeric' })),
        formatMonthDropdown: (month) => capitalized(name(month, { month: names.month })),
        formatYearDropdown: (year) => String(year.getFullYear()),
        formatWeekdayName: (day) => name(day, { weekday: names.weekday }),
        formatDay: (day) => String(day.getDate()),
      }}
      labels={{
        labelNav: () => labels.nav,
        labelPrevious: () => labels.previous,
        labelNext: () => labels.next,
        labelMonthDropdown: () => labels.month,
        labelYearDropdown: () => labels.year,
        labelGrid: (month) => capitalized(name(month, { month: 'long', year: 'numeric' })),
        labelWeekday: (day) => name(day, { weekday: 'long' }),
        labelDayButton: (day, modifiers) =>
          [
            capitalized(name(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })),
            ...(modifiers['today'] ? [labels.today] : []),
            ...(modifiers['selected'] ? [labels.chosen] : []),
          ].join(', '),
      }}
    />
  )
}

// The calendar works with Date objects in local time. They stay inside this file: outside, days are text without time or zone.

function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

function toDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
