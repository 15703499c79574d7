import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { checkServiceNotices } from './build/check-service-notices.ts'
import { toBandFile } from './build/to-band-file.ts'
import { toNoticeMoments } from './build/to-notice-moments.ts'
import { toServiceAnswers } from './build/to-service-answers.ts'
import { toServiceStatusPayload } from './build/to-service-status-payload.ts'
import { serviceNotices } from './collection.ts'

export const serviceStatusFeature = defineFeature({
  collections: {
    'service-notices': {
      definition: serviceNotices,
      search: {
        name: /*i18n*/ { id: 'build.search.kind.service-notice', message: 'Thông báo dịch vụ' },
        hidesWithdrawn: true,
        isMinor: true,
      },
    },
  },
  pages: { 'service-status': { toPayload: toServiceStatusPayload, toJsonLd: () => [], search: pageText } },
  checks: [checkServiceNotices],
  momentsOf: toNoticeMoments,
  toFiles: (context) => [toBandFile(context)],
  toAnswers: toServiceAnswers,
  scripts: {
    // The band is a part of few other pages, which need none of the page of all notices.
    chunks: { 'service-status': { with: ['part', 'service-band'] } },
    later: ['src/features/service-status/late-notices.tsx'],
  },
})
