import type { DataLicence, DataType } from '#engine/model/content/data-set.ts'
import type { Heading } from '#engine/model/entries/entry.ts'
import type { PageLink, SectionPage } from '#engine/model/payload.ts'

/** The page of all tables that can be taken away. */
export interface OpenDataPayload extends SectionPage {
  kind: 'open-data'
  headings: Heading[]
  /** Null where the page states none. */
  licence: DataLicence | null
  factBook: FactBookLink
  sets: ListedSet[]
}

/** The workbook with the tables for analysts. How large it is is not known while pages are made. */
export interface FactBookLink {
  href: string
  /** The names of its sheets. */
  sheets: string[]
}

/** A data set with its files. */
export interface ListedSet {
  /** The id of its part of the page. */
  name: string
  title: string
  about: string
  /** The page that shows the same. */
  page: PageLink
  rows: number
  /** When the newest row appeared: a day or a moment. */
  changedAt: string | null
  sample: boolean
  files: Readonly<Record<DataFormat, { href: string; bytes: number }>>
  columns: ListedColumn[]
}

export const dataFormats = ['csv', 'json', 'schema'] as const
export type DataFormat = (typeof dataFormats)[number]

export interface ListedColumn {
  name: string
  type: DataType
  unit?: string
  meaning: string
  /** The meaning of each value, where there are few. */
  values?: Readonly<Record<string, string>>
}
