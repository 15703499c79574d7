import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { planFeeds } from './build/plan-feeds.ts'
import { toFollowPayload } from './build/to-follow-payload.ts'

export const feedsFeature = defineFeature({
  pages: { follow: { toPayload: toFollowPayload, toJsonLd: () => [], search: pageText } },
  planOutputs: planFeeds,
  scripts: { chunks: { feeds: { with: ['part'] } } },
})
