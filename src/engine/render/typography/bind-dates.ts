import { allWords } from '#engine/content/languages/language-packs.ts'

const months = allWords('months')
const dayBeforeMonth = new RegExp(`\\b(\\d{1,2}) (?=(?:${months.join('|')})\\b)`, 'g')

/** A no-break space between the day and the month of dates with names of months, in text or HTML: "since 12 November 2025". */
export function bindDates(text: string): string {
  return months.length === 0 ? text : text.replace(dayBeforeMonth, '$1\u00a0')
}
