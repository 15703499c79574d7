import { locales, sourceLocale } from '#engine/model/locale/locale.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import type { OutputSources } from '#engine/outputs/output-site.ts'
import { planFiles } from '#engine/outputs/plan-files.ts'
import { planCalendarFiles } from '#features/calendar/build/plan-calendar-files.ts'
import { planShortLinks } from '#features/citing/build/plan-short-links.ts'
import { planBundles } from '#features/downloads/build/plan-bundles.ts'
import { planFeeds } from '#features/feeds/build/plan-feeds.ts'
import { planListIndexes } from '#features/lists/build/plan-list-indexes.ts'
import { toGeneratedFiles } from './to-generated-files.ts'

/** The files of this site besides its pages: the indexes of lists, feeds, downloads, dates, ZIPs and short links. */
export function* planOutputs(sources: OutputSources): Generator<OutputPlan> {
  const { contexts } = sources
  const context = contexts[sourceLocale]
  yield* planListIndexes(sources)
  yield* planFeeds(sources)
  for (const locale of locales) yield planFiles(`data files ${locale}`, () => toGeneratedFiles(contexts[locale]))
  yield* planCalendarFiles(sources)
  yield* planBundles(context)
  yield* planShortLinks(context)
}
