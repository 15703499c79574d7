import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { toRecordFile } from './build/to-record-file.ts'
import { toRecordPayload } from './build/to-record-payload.ts'

export const trackRecordFeature = defineFeature({
  pages: { 'track-record': { toPayload: toRecordPayload, toJsonLd: () => [], search: pageText } },
  toFiles: (context) => {
    const file = toRecordFile(context)
    return file ? [file] : []
  },
})
