import { defineFeature } from '#engine/publish/define-feature.ts'
import { toLandingPayload } from './build/to-landing-payload.ts'

export const landingFeature = defineFeature({
  // Their texts are pictures.
  pages: {
    landing: { toPayload: toLandingPayload, toJsonLd: () => [], search: null },
    'landing-video': {
      toPayload: ({ base }) => ({ ...base, kind: 'landing-video' }),
      toJsonLd: () => [],
      search: null,
    },
  },
  scripts: {
    chunks: { landing: { with: ['opening', 'service-band'] } },
    withEveryPage: ['src/features/landing/account-actions.tsx'],
  },
})
