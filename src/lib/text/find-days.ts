import { englishMonths } from './english-months.ts'

const day = new RegExp(`(?<![\\d/])(\\d{1,2})(?:/(\\d{1,2})/| (${englishMonths.join('|')}) )(\\d{4})(?![\\d/])`, 'g')

/** The days that a text writes in full, `01/07/2026` or `1 July 2026`, as `2026-07-01`, in their order. */
export function findDays(text: string): string[] {
  return Array.from(text.matchAll(day), ([, date = '', number, name, year = '']) => {
    const month = number ?? String(englishMonths.findIndex((one) => one === name) + 1)
    return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  })
}
