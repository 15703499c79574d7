import { toHref } from '#engine/model/urls/href.ts'
import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { planFactBooks } from './build/plan-fact-books.ts'
import { toOpenDataJsonLd } from './build/to-json-ld.ts'
import { toOpenDataPayload } from './build/to-open-data-payload.ts'

export const openDataFeature = defineFeature({
  pages: { 'open-data': { toPayload: toOpenDataPayload, toJsonLd: toOpenDataJsonLd, search: pageText } },
  planOutputs: planFactBooks,
  outputsOf: toHref('/quan-he-co-dong/du-lieu-mo'),
  scripts: { chunks: { 'open-data': { with: ['part'] } } },
})
