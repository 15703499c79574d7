import { stringify } from 'csv-stringify/sync'
import { pickConvention, type Conventions, type Locale } from '#engine/model/locale/locale.ts'

/** Characters that start a formula in a spreadsheet. Numbers can start with them too. */
const formula = /^[=+\-@\t\r]/
const number = /^[+-]?\d+(?:\.\d+)?%?$/

/**
 * The form of CSV that a spreadsheet in the region of a language reads. In Vietnam a decimal comma, so that columns are divided by semicolons, and
 * `0.035` would be 35: the point divides thousands there (docs/decisions/0069).
 */
const forms: Conventions<{ delimiter: string; decimal: string }> = {
  vietnamese: { delimiter: ';', decimal: ',' },
  international: { delimiter: ',', decimal: '.' },
}

/**
 * A CSV file for spreadsheets: UTF-8 with a byte-order mark, and no cell is read as a formula. The first row is the header. Numbers
 * are given with a point.
 */
export function toCsv(rows: readonly (readonly string[])[], locale: Locale): Uint8Array {
  const { delimiter, decimal } = pickConvention(locale, forms)
  const toCell = (cell: string) => {
    if (number.test(cell)) return cell.replace('.', decimal)
    return formula.test(cell) ? `'${cell}` : cell
  }
  const cells = rows.map((row) => row.map(toCell))
  return Buffer.from(stringify(cells, { bom: true, delimiter, record_delimiter: 'windows' }))
}
