import type { Href } from '#lib/href.ts'
import type { Content } from '../entries/content.ts'
import type { Locale } from '../locale/locale.ts'
import type { BuildText, Translate } from '../locale/translate.ts'
import type { Derive } from './derive.ts'
import type { EventContext, SiteEvent } from './site-event.ts'
import type { TableSheet } from './workbook.ts'

/** The page that describes all data sets, which has their names as ids, and the terms of use that it states. */
export interface DataCatalogue {
  path: Href
  licence: DataLicence | null
}

/** The terms under which data may be used. */
export interface DataLicence {
  name: string
  url: string
}

/** The parts of the site that data sets need. */
export interface DataSite {
  /** All dates that the content knows of, earliest first. */
  toEvents: (context: EventContext) => SiteEvent[]
  /** The tables that can be taken away, in the order in which a page lists them. */
  dataSets: readonly DataSet[]
  /** Sheets for workbooks besides those of the data sets. */
  toSheets: (context: DataContext) => TableSheet[]
  /** Null for a site without such a page. */
  toDataCatalogue: (context: Pick<DataContext, 'content' | 'locale'>) => DataCatalogue | null
}

/** The input of data sets: the content in one language. */
export interface DataContext {
  site: DataSite
  content: Content
  locale: Locale
  /** Scheme and host of the site, for absolute URLs. */
  origin: string
  translate: Translate
  derive: Derive
}

/**
 * The values of a column. `year`: a number that has no thousands; `decimal`: a decimal string with a point, because figures are never rounded; `date`: 2026-11-20; `moment`: with
 * its offset; `address`: an absolute URL.
 */
export type DataType = 'text' | 'year' | 'integer' | 'decimal' | 'boolean' | 'date' | 'moment' | 'address'

export type DataValue = string | number | boolean | null

/** A column as files and pages describe it. */
export interface DataColumn {
  /** Its name in files for programs, the same in every language. */
  name: string
  type: DataType
  meaning: BuildText
  unit?: BuildText
  /** Its header in CSV files whose columns have names for people. */
  heading?: BuildText
  /** The meaning of each value, where there are few. */
  values?: Readonly<Record<string, BuildText>>
  /** True if a row may have no value. */
  isOptional?: true
}

/** The rows of a data set, in the order of its columns. */
export interface DataTable {
  rows: readonly (readonly DataValue[])[]
  /** When the newest of them appeared, a day or a moment; null without any that says so. */
  changedAt: string | null
  /** True if some of them are invented. */
  sample: boolean
}

/** A table of the site that can be taken away: what it is made of, and where it is. */
export interface DataSet {
  /** In addresses: never change it. */
  name: string
  title: BuildText
  about: BuildText
  /** The page of the site that shows the same. */
  page: Href
  columns: readonly DataColumn[]
  read: (context: DataContext) => DataTable
  /** The path of its files without the ending, where it is not the usual one. */
  pathOf?: (context: Pick<DataContext, 'locale' | 'translate'>) => string
  /** The name under which files are saved, where it is not the title. */
  saved?: BuildText
  /** Its name in workbooks, which have it then: at most 31 characters in each language. */
  sheet?: BuildText
}

type Column<Row> = Omit<DataColumn, 'name'> & { of: (row: Row, context: DataContext) => DataValue | undefined }

/** Columns by name, in order. */
export type Columns<Row> = Readonly<Record<string, Column<Row>>>

interface Definition<Row> extends Omit<DataSet, 'columns' | 'read'> {
  columns: Columns<Row>
  toRows: (context: DataContext) => readonly Row[]
  /** When a row appeared: a day or a moment. */
  changedAt: (row: Row) => string | null
  /** True if a row is invented. */
  isSample: (row: Row) => boolean
}

/** Defines a data set: files, their schema, and its row on the page of all of them follow from it. */
export function defineDataSet<Row>({ columns, toRows, changedAt, isSample, ...parts }: Definition<Row>): DataSet {
  const all = Object.entries(columns)
  return {
    ...parts,
    columns: all.map(([name, { of: _of, ...column }]) => ({ name, ...column })),
    read: (context) => {
      const rows = toRows(context)
      return {
        rows: rows.map((row) => all.map(([, column]) => column.of(row, context) ?? null)),
        changedAt: toNewest(rows.map(changedAt)),
        sample: rows.some(isSample),
      }
    },
  }
}

/** The latest of moments; null if there is none. */
export function toNewest(moments: readonly (string | null)[]): string | null {
  const known = moments.filter((moment) => moment !== null)
  return known.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null
}
