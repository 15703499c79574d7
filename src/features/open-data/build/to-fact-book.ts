import type { DataContext } from '#engine/model/content/data-set.ts'
import type { Workbook } from '#engine/model/content/workbook.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { toCoverSheet } from './to-cover-sheet.ts'
import { toDataSheet } from './to-data-sheet.ts'

export const factBookTitle: BuildText = /*i18n*/ { id: 'build.data.book.title', message: 'Sổ số liệu' }

export function toFactBookUrl(locale: Locale): string {
  return `/tai-lieu/so-so-lieu/so-so-lieu.${locale}.xlsx`
}

/** The tables for analysts in one workbook: a cover, the statements, and the data sets that have a sheet. */
export function toFactBook(context: DataContext): Workbook {
  const { site, translate } = context
  const sheets = [...site.toSheets(context), ...site.dataSets.flatMap((set) => toDataSheet(set, context))]
  return { title: translate(factBookTitle), sheets: [toCoverSheet(sheets, context), ...sheets] }
}
