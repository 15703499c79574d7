import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { checkGriPages } from './build/check-gri-pages.ts'
import { griSet } from './build/gri-set.ts'
import { indicatorSet } from './build/indicator-set.ts'
import { toSustainabilityPayload } from './build/to-sustainability-payload.ts'
import { sustainability } from './collection.ts'

export const sustainabilityFeature = defineFeature({
  // Its indicators are on the page about all of them.
  collections: { sustainability: { definition: sustainability, search: null } },
  pages: { sustainability: { toPayload: toSustainabilityPayload, toJsonLd: () => [], search: pageText } },
  checks: [checkGriPages],
  dataSets: [indicatorSet, griSet],
  scripts: { chunks: { sustainability: { with: ['part', 'standing'] } } },
})
