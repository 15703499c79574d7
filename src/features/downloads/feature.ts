import { sourceLocale } from '#engine/model/locale/locale.ts'
import { defineFeature } from '#engine/publish/define-feature.ts'
import { planBundles } from './build/plan-bundles.ts'

export const downloadsFeature = defineFeature({
  planOutputs: ({ contexts }) => planBundles(contexts[sourceLocale]),
})
