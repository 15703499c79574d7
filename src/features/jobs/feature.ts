import { defineFeature } from '#engine/publish/define-feature.ts'
import { toItem } from '#engine/render/payload/to-item.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { checkJobs } from './build/check-jobs.ts'
import { toJobCover } from './build/to-job-cover.ts'
import { toJobPayload } from './build/to-job-payload.ts'
import { toJobsPayload } from './build/to-jobs-payload.ts'
import { toJobJsonLd } from './build/to-json-ld.ts'
import { jobs } from './collection.ts'

export const jobsFeature = defineFeature({
  collections: {
    jobs: {
      definition: jobs,
      toCover: toJobCover,
      toPayload: toJobPayload,
      toItem,
      toJsonLd: toJobJsonLd,
      search: { name: /*i18n*/ { id: 'build.search.kind.job', message: 'Tuyển dụng' }, hidesWithdrawn: true },
    },
  },
  pages: {
    // Search engines want each job on its own page alone.
    'all-jobs': { toPayload: toJobsPayload, toJsonLd: () => [], search: pageText },
  },
  checks: [checkJobs],
  scripts: { chunks: { jobs: { with: ['entry'] } } },
})
