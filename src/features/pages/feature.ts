import { defineFeature } from '#engine/publish/define-feature.ts'
import { checkAsked } from './build/check-asked.ts'
import { checkContradictions } from './build/check-contradictions.ts'
import { checkPageFields } from './build/check-page-fields.ts'
import { pageText, productText } from './build/page-texts.ts'
import { toAskedPages } from './build/to-asked-pages.ts'
import { toHubPayload } from './build/to-hub-payload.ts'
import { toProductJsonLd } from './build/to-json-ld.ts'
import { toPagePayload } from './build/to-page-payload.ts'
import { toProductPayload } from './build/to-product-payload.ts'
import { toSectionPayload } from './build/to-section-payload.ts'

export const pagesFeature = defineFeature({
  pages: {
    hub: { toPayload: toHubPayload, toJsonLd: () => [], search: pageText },
    page: { toPayload: toPagePayload, toJsonLd: () => [], search: pageText },
    product: { toPayload: toProductPayload, toJsonLd: toProductJsonLd, search: productText },
    section: { toPayload: toSectionPayload, toJsonLd: () => [], search: pageText },
  },
  checks: [checkAsked, checkContradictions, checkPageFields],
  toAnswers: toAskedPages,
  scripts: {
    chunks: {
      products: {
        views: ['src/features/pages/product-view.tsx', 'src/features/pages/section-view.tsx'],
        with: ['charges', 'part', 'standing'],
      },
    },
  },
})
