import type { Sheet } from './read-sheets.ts'
import type { SheetText } from './read-texts.ts'

/** The margins of print.css, in points: 1.5 cm. */
const margin = 42.5

/** The least part of a sheet that must be used, other than of the last. */
const leastUse = 1 / 3

/** Which part of the height between the margins is used: from the top to the end of the lowest text or drawing. */
export function toUse({ inkEnd, height }: Pick<Sheet, 'inkEnd' | 'height'>): number {
  return Math.max(0, Math.min(1, (inkEnd - margin) / (height - 2 * margin)))
}

/** What is wrong with the sheets of a page, as lines that name the sheet. */
export function findFaults(sheets: readonly Sheet[]): string[] {
  return sheets.flatMap((sheet, index) => {
    const isLast = index === sheets.length - 1
    const use = toUse(sheet)
    const faults = [
      ...(use === 0 ? ['empty'] : !isLast && use < leastUse ? [`${Math.round(use * 100)} % full`] : []),
      ...(isLast ? [] : findStranded(sheet.texts.at(-1))),
      ...sheet.texts
        .filter(({ left, right, bottom }) => left < 0 || right > sheet.width + 1 || bottom > sheet.height)
        .map(({ text }) => `text beyond the edge: ${text}`),
    ]
    return faults.map((fault) => `sheet ${index + 1}: ${fault}`)
  })
}

/** A heading or the head of a table that ends a sheet, away from what it belongs to. In lists a title may be all that an item has. */
function findStranded(last: SheetText | undefined): string[] {
  if (!last) return []
  if (!last.roles.includes('LI') && last.roles.some((role) => /^H\d?$/.test(role)))
    return [`ends with a heading: ${last.text}`]
  if (last.isRowOfHeads) return [`ends with the head of a table or of rows: ${last.text}`]
  return []
}
