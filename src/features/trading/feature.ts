import { defineFeature } from '#engine/publish/define-feature.ts'
import { toHeadings } from '#engine/render/payload/page-input.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { checkClosures } from './build/check-closures.ts'
import { checkMarginLists } from './build/check-margin-lists.ts'
import { checkMarginNotices } from './build/check-margin-notices.ts'
import { checkTradingHours } from './build/check-trading-hours.ts'
import { marginSet } from './build/margin-set.ts'
import { toMarginAnswers } from './build/to-margin-answers.ts'
import { toMarginListPayload } from './build/to-margin-list-payload.ts'
import { toTradingAnswers } from './build/to-trading-answers.ts'
import { marginLists } from './collection.ts'

export const tradingFeature = defineFeature({
  collections: {
    'margin-lists': {
      definition: marginLists,
      search: { name: /*i18n*/ { id: 'build.search.kind.margin-list', message: 'Danh mục ký quỹ' } },
    },
  },
  pages: {
    'margin-list': { toPayload: toMarginListPayload, toJsonLd: () => [], search: pageText },
    'trading-hours': {
      toPayload: (input) => ({
        ...input.base,
        kind: 'trading-hours',
        section: input.section,
        headings: toHeadings(input),
      }),
      toJsonLd: () => [],
      search: pageText,
    },
  },
  checks: [checkClosures, checkMarginLists, checkMarginNotices, checkTradingHours],
  dataSets: [marginSet],
  toAnswers: (context) => [...toTradingAnswers(context), ...toMarginAnswers(context)],
  scripts: { chunks: { trading: { with: ['part'] } } },
})
