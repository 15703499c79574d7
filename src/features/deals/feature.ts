import { defineFeature } from '#engine/publish/define-feature.ts'
import { deals } from './collection.ts'

export const dealsFeature = defineFeature({
  collections: {
    deals: {
      definition: deals,
      search: { name: /*i18n*/ { id: 'build.search.kind.deal', message: 'Giao dịch tư vấn' } },
    },
  },
})
