import type { DataColumn, DataLicence, DataSet, DataTable } from '#engine/model/content/data-set.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { translateTable, type Translate } from '#engine/model/locale/translate.ts'

/** The number of the format: another one when a file would no longer be read as before. */
export const dataVersion = 2

/** The facts of a JSON file besides its rows. */
interface DataFacts {
  locale: Locale
  translate: Translate
  /** Absolute URLs: of its schema, and of the page that describes it. */
  schema: string
  page: string | null
  licence: DataLicence | null
}

/** A data set as JSON: its description, and its rows as objects. Decimals are strings, so that no digit is lost. */
export function toDataJson(set: DataSet, { rows, changedAt, sample }: DataTable, facts: DataFacts): string {
  const { locale, translate, schema, page, licence } = facts
  const file = {
    version: dataVersion,
    name: set.name,
    title: translate(set.title),
    about: translate(set.about),
    language: locale,
    sample,
    changed_at: changedAt,
    licence,
    page,
    schema,
    columns: set.columns.map((column) => toColumn(column, translate)),
    rows: rows.map((row) => Object.fromEntries(set.columns.map(({ name }, index) => [name, row[index] ?? null]))),
  }
  return `${JSON.stringify(file, undefined, 1)}\n`
}

function toColumn({ name, type, unit, meaning, values }: DataColumn, translate: Translate) {
  return {
    name,
    type,
    unit: unit ? translate(unit) : null,
    meaning: translate(meaning),
    ...(values && { values: translateTable(values, translate) }),
  }
}
