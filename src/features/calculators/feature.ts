import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { toBonusTaxCalculatorPayload } from './build/to-bonus-tax-calculator-payload.ts'
import { toMarginCalculatorPayload } from './build/to-margin-calculator-payload.ts'
import { toReturnCalculatorPayload } from './build/to-return-calculator-payload.ts'
import { toSettlementCalculatorPayload } from './build/to-settlement-calculator-payload.ts'

export const calculatorsFeature = defineFeature({
  pages: {
    'margin-calculator': { toPayload: toMarginCalculatorPayload, toJsonLd: () => [], search: pageText },
    'bonus-tax-calculator': { toPayload: toBonusTaxCalculatorPayload, toJsonLd: () => [], search: pageText },
    'return-calculator': { toPayload: toReturnCalculatorPayload, toJsonLd: () => [], search: pageText },
    'settlement-calculator': { toPayload: toSettlementCalculatorPayload, toJsonLd: () => [], search: pageText },
  },
  scripts: { chunks: { calculators: { with: ['charges', 'listing'] } } },
})
