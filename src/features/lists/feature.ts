import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { planListIndexes } from './build/plan-list-indexes.ts'
import { toListPayload } from './build/to-list-payload.ts'

export const listsFeature = defineFeature({
  pages: { list: { toPayload: toListPayload, toJsonLd: () => [], search: pageText } },
  planOutputs: planListIndexes,
  scripts: {
    chunks: {
      lists: { with: ['listing'] },
      periodic: { views: ['src/features/lists/periodic-reports-view.tsx'], with: ['lists', 'listing', 'tables'] },
      scores: { views: ['src/features/lists/commentary-list-view.tsx'], with: ['lists', 'listing'] },
    },
  },
})
