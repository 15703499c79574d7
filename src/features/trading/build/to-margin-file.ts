import { create as toContentDisposition } from 'content-disposition'
import { translateTable, type BuildText } from '#engine/model/locale/translate.ts'
import type { GeneratedFile } from '#engine/outputs/files/generated-file.ts'
import { toCsv } from '#engine/outputs/files/to-csv.ts'
import { toMediaType } from '#engine/render/files/to-media-type.ts'
import type { BuildContext } from '#engine/render/payload/build-context.ts'
import { ascending } from '#lib/order.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'

const names = {
  url: /*i18n*/ {
    id: 'build.margin.file.url',
    message: 'danh-muc-ky-quy',
    comment: 'Part of an address: a-z and hyphens, another one in each language',
  },
  saved: /*i18n*/ { id: 'build.margin.file.saved', message: 'Danh mục ký quỹ đang áp dụng' },
} as const satisfies Readonly<Record<string, BuildText>>

const columns = {
  ticker: /*i18n*/ { id: 'build.margin.column.ticker', message: 'Mã' },
  loan: /*i18n*/ { id: 'build.margin.column.loan', message: 'Tỷ lệ cho vay tối đa (%)' },
  since: /*i18n*/ { id: 'build.margin.column.since', message: 'Áp dụng từ' },
} as const satisfies Readonly<Record<string, BuildText>>

/** The margin list in force, for spreadsheets; only its header while there is none. */
export function toMarginFile({ content, locale, translate }: BuildContext): GeneratedFile {
  const inForce = content.entries['margin-lists'].find(({ isListed }) => isListed)
  const rows = (inForce?.facts.securities ?? [])
    .toSorted((a, b) => ascending(a.ticker, b.ticker))
    .map(({ ticker, loanPercent, since }) => [ticker, String(loanPercent), since])
  const fallback = `${foldToSlug(translate(names.url))}.csv`
  const url = `/tai-lieu/danh-muc-ky-quy/${fallback}`
  return {
    url,
    bytes: toCsv([Object.values(translateTable(columns, translate)), ...rows], locale),
    type: toMediaType(url),
    cache: 'revalidate',
    headers: {
      'Content-Disposition': toContentDisposition(`${translate(names.saved)}.csv`, { type: 'attachment', fallback }),
      'Content-Language': locale,
    },
  }
}
