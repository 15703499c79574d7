import { writeXlsx, type Cell, type CellStyle } from 'hucre/xlsx'
import type { Sheet, SheetCell, Workbook } from '#engine/model/content/workbook.ts'
import { toSheetNames } from './to-sheet-names.ts'

const widest = 60
const narrowest = 9

/** No workbook has a moment of its own: the same content gives the same bytes. */
const noMoment = new Date(0)

/** More digits than these a spreadsheet would round, so that they stay a text. */
const mostDigits = 15

const header: CellStyle = {
  font: { bold: true },
  alignment: { wrapText: true, vertical: 'top' },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E6F2EC' } },
  border: { bottom: { style: 'thin', color: { rgb: '052518' } } },
}
const styles = {
  title: { font: { bold: true, size: 16 } },
  heading: { font: { bold: true } },
  note: { alignment: { wrapText: true, vertical: 'top' } },
  total: { font: { bold: true } },
} as const satisfies Readonly<Record<string, CellStyle>>
const link: CellStyle = { font: { color: { rgb: '0B5C8A' }, underline: true } }

/** The bytes of a workbook, as Excel and LibreOffice open it. */
export async function toXlsx({ title, sheets }: Workbook): Promise<Uint8Array> {
  const names = toSheetNames(sheets.map(({ name }) => name))
  return writeXlsx({
    properties: { title, created: noMoment, modified: noMoment },
    sheets: sheets.map((sheet, index) => ({ ...toWriteSheet(sheet), name: names[index] ?? sheet.name })),
  })
}

function toWriteSheet(sheet: Sheet) {
  const { header: names, rows, frozenColumns = 0 } = sheet
  const all: readonly (readonly SheetCell[])[] = names ? [names.map((text) => ({ text })), ...rows] : rows
  const cells = new Map<string, Partial<Cell>>()
  for (const [row, line] of all.entries()) {
    for (const [column, cell] of line.entries()) {
      if (cell === null) continue
      const isHeader = row === 0 && names !== undefined
      cells.set(
        `${row},${column}`,
        isHeader && 'text' in cell ? { value: cell.text ?? '', style: header } : toCell(cell),
      )
    }
  }
  return {
    rows: all.map((line) => line.map(() => null)),
    cells,
    columns: toWidths(sheet, all).map((width) => ({ width })),
    ...(names && {
      freezePane: { rows: 1, columns: frozenColumns },
      ...(rows.length > 0 && { autoFilter: { range: `A1:${toLetters(names.length)}${all.length}` } }),
    }),
  }
}

function toCell(cell: Exclude<SheetCell, null>): Partial<Cell> {
  if ('link' in cell) return { value: cell.text ?? cell.link, hyperlink: { target: cell.link }, style: link }
  if ('year' in cell) return { value: cell.year, style: { numFmt: '0' } }
  if ('truth' in cell) return { value: cell.truth }
  if ('day' in cell) return { value: toDate(`${cell.day}T00:00`), style: { numFmt: 'yyyy-mm-dd' } }
  if ('moment' in cell) return { value: toDate(cell.moment.slice(0, 16)), style: { numFmt: 'yyyy-mm-dd hh:mm' } }
  const style = cell.style ? styles[cell.style] : {}
  if ('text' in cell) return { value: cell.text, style }
  if (cell.decimal.replaceAll(/\D/g, '').length > mostDigits) return { value: cell.decimal, style }
  const [, fraction = ''] = cell.decimal.split('.')
  const numFmt = fraction === '' ? '#,##0' : `#,##0.${'0'.repeat(fraction.length)}`
  return { value: Number(cell.decimal), style: { ...style, numFmt } }
}

/** A spreadsheet knows no time zones: the clock of the site is written as if it were that of UTC. */
function toDate(clock: string): Date {
  return new Date(`${clock}Z`)
}

function toWidths({ widths }: Sheet, rows: readonly (readonly SheetCell[])[]): number[] {
  const count = Math.max(0, ...rows.map((line) => line.length))
  return Array.from({ length: count }, (_, column) => {
    const given = widths?.[column]
    if (given !== undefined) return given
    const longest = Math.max(...rows.map((line) => toText(line[column] ?? null).length))
    return Math.min(widest, Math.max(narrowest, longest + 2))
  })
}

function toText(cell: SheetCell): string {
  if (cell === null) return ''
  if ('link' in cell) return cell.text ?? cell.link
  if ('text' in cell) return cell.text
  // With the marks between thousands.
  if ('decimal' in cell) return cell.decimal.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',')
  if ('year' in cell) return String(cell.year)
  return 'moment' in cell ? '2026-01-01 00:00' : '2026-01-01'
}

/** The name of the last of some columns: 27 → AA. */
function toLetters(count: number): string {
  const last = (count - 1) % 26
  const letter = String.fromCodePoint(65 + last)
  return count > 26 ? toLetters((count - 1 - last) / 26) + letter : letter
}
