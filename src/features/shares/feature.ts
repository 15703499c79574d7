import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { bondSet } from './build/bond-set.ts'
import { capitalSet } from './build/capital-set.ts'
import { dividendSet } from './build/dividend-set.ts'
import { foreignSet } from './build/foreign-set.ts'
import { toShareAnswers } from './build/to-share-answers.ts'
import { toSharesPayload } from './build/to-shares-payload.ts'
import { tradeSet } from './build/trade-set.ts'

export const sharesFeature = defineFeature({
  pages: { shares: { toPayload: toSharesPayload, toJsonLd: () => [], search: pageText } },
  dataSets: [dividendSet, capitalSet, foreignSet, tradeSet, bondSet],
  toAnswers: toShareAnswers,
  scripts: { chunks: { shares: { with: ['tables', 'part', 'standing'] } } },
})
