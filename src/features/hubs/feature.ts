import { defineFeature } from '#engine/publish/define-feature.ts'

export const hubsFeature = defineFeature({
  scripts: {
    chunks: {
      investors: { views: ['src/features/hubs/investor-hub-view.tsx'], with: ['hubs', 'quarters', 'tables'] },
      coverage: { views: ['src/features/hubs/research-hub-view.tsx'], with: ['hubs', 'targets', 'evidence', 'tables'] },
    },
  },
})
