import { englishMonths } from '#lib/text/english-months.ts'

const dayBeforeMonth = new RegExp(`\\b(\\d{1,2}) (?=(?:${englishMonths.join('|')})\\b)`, 'g')

/** A no-break space between the day and the month of English dates, in text or HTML: "since 12 November 2025". */
export function bindDates(text: string): string {
  return text.replace(dayBeforeMonth, '$1\u00a0')
}
