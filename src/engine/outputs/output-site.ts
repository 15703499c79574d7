import type { Locale } from '#engine/model/locale/locale.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { OutputPlan } from './output-plan.ts'

/** The sources of the outputs of a site. */
export interface OutputSources {
  /** The input of payloads, by language. What is read of it is recorded. */
  contexts: Readonly<Record<Locale, PayloadContext>>
  /** The id of the build. */
  build: string
}

/** The files of a site besides its pages, their search, sitemaps, images and documents. */
export interface OutputSite {
  planOutputs: (sources: OutputSources) => Iterable<OutputPlan>
}
