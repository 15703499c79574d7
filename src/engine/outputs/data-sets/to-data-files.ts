import { create as toContentDisposition } from 'content-disposition'
import type { DataContext, DataSet, DataTable } from '#engine/model/content/data-set.ts'
import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import { toMediaType } from '#engine/render/files/to-media-type.ts'
import type { GeneratedFile } from '../files/generated-file.ts'
import { toCsv } from '../files/to-csv.ts'
import { sharedHeaders } from './shared-headers.ts'
import { toDataJson } from './to-data-json.ts'
import { toJsonSchema } from './to-json-schema.ts'

export interface DataFiles {
  csv: GeneratedFile
  json: GeneratedFile
  schema: GeneratedFile
}

/** The files of a data set in one language. They are there also while it has no rows: programs count on their addresses. */
export function toDataFiles(set: DataSet, context: DataContext): DataFiles {
  const table = set.read(context)
  const { site, locale, origin, translate } = context
  const catalogue = site.toDataCatalogue(context)
  const schemaUrl = `${toPath(set, context)}.schema.json`
  const schema = origin + schemaUrl
  const page = catalogue && `${origin}${catalogue.path}#${set.name}`
  const licence = catalogue?.licence ?? null
  const json = toDataJson(set, table, { locale, translate, schema, page, licence })
  return {
    csv: toFile(set, context, 'csv', toCsv(toRows(set, table, context), locale)),
    json: toFile(set, context, 'json', encode(json)),
    schema: {
      url: schemaUrl,
      bytes: encode(toJsonSchema(set, schema, translate)),
      type: toMediaType(schemaUrl),
      cache: 'revalidate',
      headers: { 'Content-Language': locale, ...sharedHeaders },
    },
  }
}

/** The CSV file alone. */
export function toCsvFile(set: DataSet, context: DataContext): GeneratedFile {
  return toFile(set, context, 'csv', toCsv(toRows(set, set.read(context), context), context.locale))
}

/** A link to a file, as pages have it. */
export function toDownload({ url, bytes }: GeneratedFile): { href: string; bytes: number } {
  return { href: url, bytes: bytes.length }
}

function toPath(set: DataSet, context: DataContext): string {
  return set.pathOf?.(context) ?? `${attachmentsPath}${set.name}/${set.name}.${context.locale}`
}

function toRows({ columns }: DataSet, { rows }: DataTable, { translate }: DataContext): string[][] {
  const header = columns.map(({ name, heading }) => (heading ? translate(heading) : name))
  return [header, ...rows.map((row) => row.map((value) => String(value ?? '')))]
}

function toFile(set: DataSet, context: DataContext, format: 'csv' | 'json', bytes: Uint8Array): GeneratedFile {
  const { locale, translate } = context
  const url = `${toPath(set, context)}.${format}`
  const saved = `${translate(set.saved ?? set.title)}.${format}`
  const fallback = url.slice(url.lastIndexOf('/') + 1)
  return {
    url,
    bytes,
    type: toMediaType(url),
    cache: 'revalidate',
    headers: {
      'Content-Disposition': toContentDisposition(saved, { type: 'attachment', fallback }),
      'Content-Language': locale,
      ...sharedHeaders,
    },
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
