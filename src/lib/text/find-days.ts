import { englishMonths } from './english-months.ts'

const vietnamese = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g
const english = new RegExp(`(?<!\\d)(\\d{1,2}) (${englishMonths.join('|')}) (\\d{4})(?!\\d)`, 'g')

/** The days that a text writes in full, as `2026-07-01`, in their order. */
export function findDays(text: string, locale: string): string[] {
  const found = text.matchAll(locale === 'vi' ? vietnamese : english)
  return Array.from(found, ([, day = '', month = '', year = '']) => {
    const number = locale === 'vi' ? month : String(englishMonths.findIndex((name) => name === month) + 1)
    return `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  })
}
