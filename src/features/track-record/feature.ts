import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { recordSet } from './build/record-set.ts'
import { toRecordPayload } from './build/to-record-payload.ts'

export const trackRecordFeature = defineFeature({
  pages: { 'track-record': { toPayload: toRecordPayload, toJsonLd: () => [], search: pageText } },
  dataSets: [recordSet],
})
