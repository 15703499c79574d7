import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'

export const searchFeature = defineFeature({
  pages: { search: { toPayload: ({ base }) => ({ ...base, kind: 'search' }), toJsonLd: () => [], search: pageText } },
  scripts: { chunks: { search: { with: ['listing'] } } },
})
