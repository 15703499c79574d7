import { defineFeature } from '#engine/publish/define-feature.ts'
import { toReportAnswers } from '#features/investors/build/to-report-answers.ts'

export const hubsFeature = defineFeature({
  toAnswers: toReportAnswers,
  scripts: {
    chunks: {
      investors: { views: ['src/features/hubs/investor-hub-view.tsx'], with: ['hubs', 'quarters', 'tables'] },
      coverage: { views: ['src/features/hubs/research-hub-view.tsx'], with: ['hubs', 'targets', 'evidence', 'tables'] },
    },
  },
})
