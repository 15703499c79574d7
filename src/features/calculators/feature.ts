import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { toMarginCalculatorPayload } from './build/to-margin-calculator-payload.ts'

export const calculatorsFeature = defineFeature({
  pages: {
    'margin-calculator': { toPayload: toMarginCalculatorPayload, toJsonLd: () => [], search: pageText },
  },
  scripts: { chunks: { calculators: {} } },
})
