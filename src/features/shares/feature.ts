import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { toDividendFile } from './build/to-dividend-file.ts'
import { toShareAnswers } from './build/to-share-answers.ts'
import { toSharesPayload } from './build/to-shares-payload.ts'

export const sharesFeature = defineFeature({
  pages: { shares: { toPayload: toSharesPayload, toJsonLd: () => [], search: pageText } },
  toFiles: (context) => {
    const file = toDividendFile(context)
    return file ? [file] : []
  },
  toAnswers: toShareAnswers,
  scripts: { chunks: { shares: { with: ['tables', 'part', 'standing'] } } },
})
