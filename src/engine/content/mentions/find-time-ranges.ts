import { allWords } from '../languages/language-packs.ts'

const time = String.raw`(\d{1,2})([:h.])(\d\d)(?: ?([ap])\.?m\b\.?)?`
const between = ['–', '-', '—', ...allWords('rangeWords')]
const ranges = new RegExp(String.raw`(?<![\d.,:/])${time}\s*(?:${between.join('|')})\s*${time}(?![\d:])`, 'gi')

/** The ranges of hours in a text, as `08:00–11:45`, however they are written: 8h00 – 11h45, 8.00 am to 11.45 am. */
export function findTimeRanges(text: string): { text: string; value: string; at: number }[] {
  return [...text.matchAll(ranges)].flatMap(({ 0: found, index, ...groups }) => {
    const opens = toTime([groups[1], groups[2], groups[3], groups[4]])
    const closes = toTime([groups[5], groups[6], groups[7], groups[8]])
    if (opens === undefined || closes === undefined) return []
    return [{ text: found, value: `${opens}–${closes}`, at: index }]
  })
}

function toTime([hours = '', mark, minutes = '', half]: (string | undefined)[]): string | undefined {
  // A decimal, unless "am" or "pm" says otherwise.
  if (mark === '.' && half === undefined) return undefined
  const hour = (Number(hours) % (half === undefined ? 24 : 12)) + (half?.toLowerCase() === 'p' ? 12 : 0)
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
