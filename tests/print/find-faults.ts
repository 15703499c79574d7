import type { Span } from './read-ink.ts'
import type { Sheet } from './read-sheets.ts'
import type { SheetText } from './read-texts.ts'

/** The margins of print.css, in points: 1.5 cm. */
const margin = 42.5

/** The least part of a sheet that must be used, other than of the last; and the largest part that may be empty within it. */
const limit = 1 / 3

/** Which part of the height between the margins is used: from the top to the end of the lowest text or drawing. */
export function toUse({ texts, drawings, height }: Sheet): number {
  const end = Math.max(0, ...[...texts, ...drawings].map(({ bottom }) => bottom))
  return Math.max(0, Math.min(1, (end - margin) / (height - 2 * margin)))
}

/** Faults of the sheets of a page, as lines that name the sheet. */
export function findFaults(sheets: readonly Sheet[]): string[] {
  return sheets.flatMap((sheet, index) => {
    const isLast = index === sheets.length - 1
    const use = toUse(sheet)
    const gap = findGap([...sheet.texts, ...sheet.drawings]) / (sheet.height - 2 * margin)
    const faults = [
      ...(use === 0 ? ['empty'] : !isLast && use < limit ? [`${Math.round(use * 100)} % full`] : []),
      ...(gap > limit ? [`${Math.round(gap * 100)} % of it are empty in one place`] : []),
      ...(isLast ? [] : findStranded(sheet.texts.at(-1))),
      ...sheet.texts
        .filter(({ left, right, bottom }) => left < 0 || right > sheet.width + 1 || bottom > sheet.height)
        .map(({ text }) => `text beyond the edge: ${text}`),
    ]
    return faults.map((fault) => `sheet ${index + 1}: ${fault}`)
  })
}

/** The largest height without text or drawing between two that have some, or above the first. */
function findGap(spans: readonly Span[]): number {
  let end = margin
  let largest = 0
  for (const { top, bottom } of spans.toSorted((one, other) => one.top - other.top)) {
    largest = Math.max(largest, top - end)
    end = Math.max(end, bottom)
  }
  return largest
}

/** A heading or the head of a table that ends a sheet, away from what it belongs to. In lists a title may be all of an item. */
function findStranded(last: SheetText | undefined): string[] {
  if (!last) return []
  const isHeading = last.roles.some((role) => /^H\d?$/.test(role)) && !last.roles.includes('LI')
  if (isHeading) return [`ends with a heading: ${last.text}`]
  return last.isRowOfHeads ? [`ends with the head of a table or of rows: ${last.text}`] : []
}
