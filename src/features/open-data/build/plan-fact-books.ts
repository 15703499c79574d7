import { create as toContentDisposition } from 'content-disposition'
import { locales } from '#engine/model/locale/locale.ts'
import { sharedHeaders } from '#engine/outputs/data-sets/shared-headers.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import type { OutputSources } from '#engine/outputs/output-site.ts'
import { planWorkbook } from '#engine/outputs/workbooks/plan-workbook.ts'
import { toMediaType } from '#engine/render/files/to-media-type.ts'
import { factBookTitle, toFactBook, toFactBookUrl } from './to-fact-book.ts'

/** The fact book in each language. */
export function planFactBooks({ contexts }: Pick<OutputSources, 'contexts'>): OutputPlan[] {
  return locales.map((locale) => {
    const context = contexts[locale]
    const url = toFactBookUrl(locale)
    const fallback = url.slice(url.lastIndexOf('/') + 1)
    return planWorkbook(`fact book ${locale}`, () => toFactBook(context), {
      url,
      type: toMediaType(url),
      cache: 'revalidate',
      headers: {
        'Content-Disposition': toContentDisposition(`${context.translate(factBookTitle)}.xlsx`, {
          type: 'attachment',
          fallback,
        }),
        'Content-Language': locale,
        ...sharedHeaders,
      },
    })
  })
}
