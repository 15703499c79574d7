import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { toHomePayload } from './build/to-home-payload.ts'
import { toSiteJsonLd } from './build/to-json-ld.ts'
import { toOpeningPayload } from './build/to-opening-payload.ts'

export const homeFeature = defineFeature({
  pages: {
    home: { toPayload: toHomePayload, toJsonLd: toSiteJsonLd, search: pageText },
    // Its answers are on the home page too.
    opening: { toPayload: toOpeningPayload, toJsonLd: toSiteJsonLd, search: null },
  },
  scripts: { chunks: { home: { with: ['opening', 'evidence', 'service-band'] } } },
})
