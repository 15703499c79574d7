import type { DataSet } from '#engine/model/content/data-set.ts'
import { translateTable } from '#engine/model/locale/translate.ts'
import { toDataFiles, toDownload } from '#engine/outputs/data-sets/to-data-files.ts'
import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { linkTo } from '#engine/render/payload/to-links.ts'
import { toRecord } from '#lib/records.ts'
import { dataFormats, type ListedSet, type OpenDataPayload } from '../payload.ts'
import { findDataCatalogue, openDataPath } from './find-data-catalogue.ts'
import { toFactBook, toFactBookUrl } from './to-fact-book.ts'

/** The catalogue of all data sets. */
export function toOpenDataPayload(input: PageInput): OpenDataPayload {
  const { context, base, section } = input
  const sets = inOrder(context.site.dataSets, context).map((set) => toListedSet(set, context))
  const { sheets } = toFactBook(context)
  return {
    ...base,
    kind: 'open-data',
    section,
    headings: toHeadings(input),
    // All of it is invented, or its parts say which of them are.
    sample: base.sample || (sets.length > 0 && sets.every(({ sample, rows }) => sample || rows === 0)),
    licence: findDataCatalogue(context)?.licence ?? null,
    factBook: { href: toFactBookUrl(context.locale), sheets: sheets.map(({ name }) => name) },
    sets,
  }
}

/** In the order of the pages that show the same, those of the section of this page first. */
function inOrder(sets: readonly DataSet[], { content }: PayloadContext): DataSet[] {
  const own = toSection(openDataPath)
  const orderOf = (path: string) => content.pages.get(path)?.facts.order ?? 0
  const compare = (a: string, b: string) =>
    Number(toSection(a) !== own) - Number(toSection(b) !== own) ||
    orderOf(toSection(a)) - orderOf(toSection(b)) ||
    orderOf(a) - orderOf(b)
  return sets.toSorted((a, b) => compare(a.page, b.page))
}

/** `/a/b/c` → `/a` */
function toSection(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

function toListedSet(set: DataSet, context: PayloadContext): ListedSet {
  const { translate } = context
  const { rows, changedAt, sample } = set.read(context)
  const files = toDataFiles(set, context)
  return {
    name: set.name,
    title: translate(set.title),
    about: translate(set.about),
    page: linkTo(context, set.page),
    rows: rows.length,
    changedAt,
    sample,
    files: toRecord(dataFormats, (format) => toDownload(files[format])),
    columns: set.columns.map(({ name, type, unit, meaning, values }) => ({
      name,
      type,
      ...(unit && { unit: translate(unit) }),
      meaning: translate(meaning),
      ...(values && { values: translateTable(values, translate) }),
    })),
  }
}
