import { parse } from 'csv-parse/sync'
import type { Locale } from '#engine/model/locale/locale.ts'

/** The rows of a CSV file of the site, as a spreadsheet in the region of its language reads them; numbers with a point. */
export function readCsv(bytes: Uint8Array, locale: Locale): string[][] {
  const isVietnamese = locale === 'vi'
  const rows: string[][] = parse(Buffer.from(bytes), { bom: true, delimiter: isVietnamese ? ';' : ',' })
  if (!isVietnamese) return rows
  return rows.map((row) => row.map((cell) => (/^[+-]?\d+,\d+%?$/.test(cell) ? cell.replace(',', '.') : cell)))
}

/** The same, each row by the names of its columns. */
export function readCsvRecords(bytes: Uint8Array, locale: Locale): Record<string, string>[] {
  const [names = [], ...rows] = readCsv(bytes, locale)
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])))
}
