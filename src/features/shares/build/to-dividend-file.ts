import { create as toContentDisposition } from 'content-disposition'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { GeneratedFile } from '#engine/outputs/files/generated-file.ts'
import { toCsv } from '#engine/outputs/files/to-csv.ts'
import { toMediaType } from '#engine/render/files/to-media-type.ts'
import type { BuildContext } from '#engine/render/payload/build-context.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import type { Dividend } from '../payload.ts'
import { toDividends } from './to-dividends.ts'

const name: BuildText = /*i18n*/ { id: 'build.dividends.file', message: 'Lịch sử cổ tức' }

/** The dividend history for spreadsheets; null if there are no dividends. */
export function toDividendFile(context: BuildContext): GeneratedFile | null {
  const dividends = toDividends(context)
  if (dividends.length === 0) return null
  const { locale, origin, translate } = context
  const title = translate(name)
  const fallback = `${foldToSlug(title)}.${locale}.csv`
  const url = `/tai-lieu/co-tuc/${fallback}`
  return {
    url,
    bytes: toCsv(toRows(dividends, origin), locale),
    type: toMediaType(url),
    cache: 'revalidate',
    headers: {
      'Content-Disposition': toContentDisposition(`${title}.csv`, { type: 'attachment', fallback }),
      'Content-Language': locale,
    },
  }
}

const columns = {
  fiscal_year: ({ fiscalYear }) => fiscalYear,
  interim: ({ isInterim }) => isInterim,
  form: ({ form }) => (form === 'tien' ? 'cash' : 'shares'),
  rate_percent: ({ rate }) => rate,
  vnd_per_share: ({ perShare }) => perShare ?? '',
  ex_date: ({ exDate }) => exDate,
  record_date: ({ recordDate }) => recordDate,
  pay_date: ({ payDate }) => payDate,
  title: ({ link }) => link.title,
  notice: ({ link }, origin) => origin + link.href,
} as const satisfies Record<string, (dividend: Dividend, origin: string) => string | number | boolean>

/** One row for each dividend. The names of columns are the same in every language, for programs. */
function toRows(dividends: readonly Dividend[], origin: string): string[][] {
  const rows = dividends.map((one) => Object.values(columns).map((column) => String(column(one, origin))))
  return [Object.keys(columns), ...rows]
}
