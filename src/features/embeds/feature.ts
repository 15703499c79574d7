import { toHref } from '#engine/model/urls/href.ts'
import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { planEmbeds } from './build/plan-embeds.ts'
import { toEmbedsPayload } from './build/to-embeds-payload.ts'

export const embedsFeature = defineFeature({
  pages: { embeds: { toPayload: toEmbedsPayload, toJsonLd: () => [], search: pageText } },
  planOutputs: planEmbeds,
  outputsOf: toHref('/quan-he-co-dong/nhung-so-lieu'),
  scripts: { chunks: { embeds: { with: ['part'] } } },
})
