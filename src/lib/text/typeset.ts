import { englishMonths } from './english-months.ts'

/** Typographic quotes and minus signs, and no-break spaces between figures and their units. */
export function typeset(text: string): string {
  return bindFigures(signFigures(curlQuotes(text)))
}

/** The minus sign of the interface, as wide as a digit, before figures in texts and in cells of tables: "-34,0%" → "−34,0%". */
function signFigures(text: string): string {
  return text.replace(/([\s(])-(?=\d)|^-(?=\d[\d.,]*%?$)/g, '$1−')
}

/** Straight quotes as typographic ones, the same in Vietnamese and English. */
function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([{“‘–—/])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{“–—/])'/g, '$1‘')
    .replace(/'/g, '’')
}

const months = englishMonths.join('|')
const englishDate = new RegExp(`(?<!\\d)(\\d{1,2}) (${months})(?: (\\d{4}))?(?![\\p{L}\\d])`, 'gu')

/** No-break spaces between a figure and its unit, and within an English date: "5.500 tỷ đồng", "VND 5,500 billion", "30 June 2026". */
export function bindFigures(text: string): string {
  return text
    .replace(englishDate, (date) => date.replaceAll(' ', '\u00a0'))
    .replace(/\b(VND) (?=\d)/g, '$1\u00a0')
    .replace(
      /(\d) (?=(?:nghìn|triệu|tỷ|đồng|điểm|lần|thousand|million|billion|trillion)(?![\p{L}\p{M}]))/gu,
      '$1\u00a0',
    )
    .replace(/(\u00a0(?:nghìn|triệu|tỷ)) (?=(?:tỷ|đồng)(?![\p{L}\p{M}]))/gu, '$1\u00a0')
}
