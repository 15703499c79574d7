import { locales } from '#engine/model/locale/locale.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import type { OutputSources } from '#engine/outputs/output-site.ts'
import { planFiles } from '#engine/outputs/plan-files.ts'
import { toCalendarFiles } from './to-calendar-files.ts'

/** The dates of the content as files for calendar programs, in each language. */
export function planCalendarFiles({ contexts }: Pick<OutputSources, 'contexts'>): OutputPlan[] {
  return locales.map((locale) => {
    const context = contexts[locale]
    return planFiles(`calendar ${locale}`, () => toCalendarFiles(context.site.toEvents(context), context))
  })
}
