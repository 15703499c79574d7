import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { checkFees } from './build/check-fees.ts'
import { feeSet } from './build/fee-set.ts'
import { toFeeAnswers } from './build/to-fee-answers.ts'
import { toFeesPayload } from './build/to-fees-payload.ts'
import { toFeesJsonLd } from './build/to-json-ld.ts'
import { fees } from './collection.ts'

export const feesFeature = defineFeature({
  collections: {
    fees: {
      definition: fees,
      // They stand in the table of their product.
      search: {
        name: /*i18n*/ { id: 'build.search.kind.fees', message: 'Biểu phí' },
        toAnchor: ({ facts }) => facts.product,
      },
    },
  },
  pages: { fees: { toPayload: toFeesPayload, toJsonLd: toFeesJsonLd, search: pageText } },
  checks: [checkFees],
  dataSets: [feeSet],
  toAnswers: toFeeAnswers,
  scripts: { chunks: { fees: { with: ['charges'] } } },
})
