import type { DataColumn, DataContext, DataSet, DataType, DataValue } from '#engine/model/content/data-set.ts'
import type { SheetCell, TableSheet } from '#engine/model/content/workbook.ts'
import type { Translate } from '#engine/model/locale/translate.ts'

const cells: Readonly<Record<DataType, (value: DataValue) => SheetCell>> = {
  text: (value) => ({ text: String(value) }),
  year: (value) => ({ year: Number(value) }),
  integer: (value) => ({ decimal: String(value) }),
  decimal: (value) => ({ decimal: String(value) }),
  boolean: (value) => ({ truth: value === true }),
  date: (value) => ({ day: String(value) }),
  moment: (value) => ({ moment: String(value) }),
  address: (value) => ({ link: String(value) }),
}

/** A data set as a sheet; none for one that workbooks do not have, or that has no rows. */
export function toDataSheet(set: DataSet, context: DataContext): TableSheet[] {
  if (!set.sheet) return []
  const { rows, changedAt, sample } = set.read(context)
  if (rows.length === 0) return []
  const { translate } = context
  return [
    {
      name: translate(set.sheet),
      changedAt,
      sample,
      header: set.columns.map(({ meaning, unit }) =>
        unit ? `${translate(meaning)} (${translate(unit)})` : translate(meaning),
      ),
      rows: rows.map((row) => set.columns.map((column, index) => toCell(column, row[index] ?? null, translate))),
      widths: set.columns.map(({ type }) => widths[type]),
    },
  ]
}

/** A value; one of few in the words of the language. */
function toCell({ type, values }: DataColumn, value: DataValue, translate: Translate): SheetCell {
  if (value === null) return null
  const word = values?.[String(value)]
  return word ? { text: translate(word) } : cells[type](value)
}

/** In characters; headers wrap. */
const widths: Readonly<Record<DataType, number>> = {
  text: 26,
  year: 10,
  integer: 18,
  decimal: 18,
  boolean: 10,
  date: 13,
  moment: 18,
  address: 40,
}
