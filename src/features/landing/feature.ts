import { defineFeature } from '#engine/publish/define-feature.ts'
import { toSiteJsonLd } from '#features/home/build/to-json-ld.ts'
import { toLandingPayload } from './build/to-landing-payload.ts'
import { toOpeningPayload } from './build/to-opening-payload.ts'

export const landingFeature = defineFeature({
  // Their texts are on other pages too.
  pages: {
    opening: { toPayload: toOpeningPayload, toJsonLd: toSiteJsonLd, search: null },
    landing: { toPayload: toLandingPayload, toJsonLd: () => [], search: null },
    'landing-video': {
      toPayload: ({ base }) => ({ ...base, kind: 'landing-video' }),
      toJsonLd: () => [],
      search: null,
    },
  },
  scripts: { chunks: { landing: { with: ['opening'] } }, withEveryPage: ['src/features/landing/account-actions.tsx'] },
})
