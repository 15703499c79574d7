import { create as toContentDisposition } from 'content-disposition'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { GeneratedFile } from '#engine/outputs/files/generated-file.ts'
import { toCsv } from '#engine/outputs/files/to-csv.ts'
import { toMediaType } from '#engine/render/files/to-media-type.ts'
import type { BuildContext } from '#engine/render/payload/build-context.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import { toFeeRows } from './to-fee-rows.ts'

const names = {
  url: /*i18n*/ {
    id: 'build.fees.file.url',
    message: 'bieu-phi',
    comment: 'Part of an address: a-z and hyphens, another one in each language',
  },
  saved: /*i18n*/ { id: 'build.fees.file.saved', message: 'Biểu phí đang áp dụng' },
} as const satisfies Readonly<Record<string, BuildText>>

/** The fees in force, for spreadsheets. */
export function toFeeFile(context: BuildContext): GeneratedFile {
  const { locale, translate } = context
  const fallback = `${foldToSlug(translate(names.url))}.csv`
  const url = `/tai-lieu/bieu-phi/${fallback}`
  return {
    url,
    bytes: toCsv(toFeeRows(context), locale),
    type: toMediaType(url),
    cache: 'revalidate',
    headers: {
      'Content-Disposition': toContentDisposition(`${translate(names.saved)}.csv`, { type: 'attachment', fallback }),
      'Content-Language': locale,
    },
  }
}
