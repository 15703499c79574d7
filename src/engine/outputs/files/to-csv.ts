import { stringify } from 'csv-stringify/sync'
import { languages, type Locale } from '#engine/model/locale/locale.ts'
import { toNumberSigns } from '#lib/numbers/number-signs.ts'

/** Characters that start a formula in a spreadsheet. Numbers can start with them too. */
const formula = /^[=+\-@\t\r]/
const number = /^[+-]?\d+(?:\.\d+)?%?$/

/**
 * A CSV file for spreadsheets in the region of a language: UTF-8 with a byte-order mark, and no cell is read as a formula. The first
 * row is the header. Numbers are given with a point. Where decimals have a comma, columns are divided by semicolons, and `0.035` would
 * be 35: the point divides thousands there (docs/decisions/0069).
 */
export function toCsv(rows: readonly (readonly string[])[], locale: Locale): Uint8Array {
  const { decimal } = toNumberSigns(languages[locale].tag)
  const delimiter = decimal === ',' ? ';' : ','
  const toCell = (cell: string) => {
    if (number.test(cell)) return cell.replace('.', decimal)
    return formula.test(cell) ? `'${cell}` : cell
  }
  const cells = rows.map((row) => row.map(toCell))
  return Buffer.from(stringify(cells, { bom: true, delimiter, record_delimiter: 'windows' }))
}
