import { englishMonths } from '#lib/text/english-months.ts'

/** The words with which a text names a day; undefined if it does not. */
export function findDay(text: string, day: string): string | undefined {
  return toWritten(day).find((words) => hasWords(text, words))
}

export function hasDay(text: string, day: string): boolean {
  return findDay(text, day) !== undefined
}

/** The forms in which texts write a day: `09/12/2026`, `9/12/2026`, `9 December 2026`. */
function toWritten(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-')
  const short = String(Number(date))
  return [
    `${date}/${month}/${year}`,
    `${short}/${Number(month)}/${year}`,
    `${short} ${englishMonths[Number(month) - 1] ?? ''} ${year}`,
  ]
}

/** Figures before or after would make it another number. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!/\d/.test(text[at - 1] ?? '') && !/\d/.test(text[at + words.length] ?? '')) return true
  }
  return false
}
