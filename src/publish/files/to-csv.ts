import { stringify } from 'csv-stringify/sync'

/** Characters that start a formula in a spreadsheet. Numbers can start with them too. */
const formula = /^[=+\-@\t\r]/
const number = /^[+-]?\d+(?:\.\d+)?%?$/

/**
 * A CSV file for spreadsheets: UTF-8 with a byte-order mark, and no cell is read as a formula. The first row is the header.
 */
export function toCsv(rows: readonly (readonly string[])[]): Uint8Array {
  const cells = rows.map((row) => row.map((cell) => (formula.test(cell) && !number.test(cell) ? `'${cell}` : cell)))
  return Buffer.from(stringify(cells, { bom: true, record_delimiter: 'windows' }))
}
