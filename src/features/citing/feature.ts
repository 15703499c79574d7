import { sourceLocale } from '#engine/model/locale/locale.ts'
import { defineFeature } from '#engine/publish/define-feature.ts'
import { checkShortLinks } from './build/check-short-links.ts'
import { planShortLinks } from './build/plan-short-links.ts'
import { toCited } from './build/to-cited.ts'

export const citingFeature = defineFeature({
  checks: [checkShortLinks],
  addToEntry: toCited,
  planOutputs: ({ contexts }) => planShortLinks(contexts[sourceLocale]),
})
