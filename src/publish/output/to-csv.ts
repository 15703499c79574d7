import { stringify } from 'csv-stringify/sync'

/** Begins a formula in a spreadsheet; a number may. */
const formula = /^[=+\-@\t\r]/
const number = /^[+-]?\d+(?:\.\d+)?%?$/

/**
 * Rows as a CSV file that spreadsheets open as it is meant: UTF-8 that says so, and no cell is run as a formula. The first
 * row is the header.
 */
export function toCsv(rows: readonly (readonly string[])[]): Uint8Array {
  const cells = rows.map((row) => row.map((cell) => (formula.test(cell) && !number.test(cell) ? `'${cell}` : cell)))
  return Buffer.from(stringify(cells, { bom: true, record_delimiter: 'windows' }))
}
