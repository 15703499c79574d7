import { defineFeature } from '#engine/publish/define-feature.ts'
import { toItem } from '#engine/render/payload/to-item.ts'
import { checkCloses } from './build/check-closes.ts'
import { checkConflicts } from './build/check-conflicts.ts'
import { checkIndices } from './build/check-indices.ts'
import { checkIssuerMentions } from './build/check-issuer-mentions.ts'
import { checkIssuers } from './build/check-issuers.ts'
import { checkReportLength } from './build/check-report-length.ts'
import { coverageSet } from './build/coverage-set.ts'
import { reportNames } from './build/report-names.ts'
import { toCommentaryCover } from './build/to-commentary-cover.ts'
import { toCommentaryItem, toCommentaryPayload } from './build/to-commentary-payload.ts'
import { toCommentaryJsonLd, toReportJsonLd } from './build/to-json-ld.ts'
import { toRatingAnswers } from './build/to-rating-answers.ts'
import { toReportCover } from './build/to-report-cover.ts'
import { toReportPayload } from './build/to-report-payload.ts'
import { commentary } from './collections/commentary.ts'
import { issuers } from './collections/issuers.ts'
import { reports } from './collections/reports.ts'

export const researchFeature = defineFeature({
  collections: {
    reports: {
      definition: reports,
      toCover: toReportCover,
      isCited: true,
      toPayload: toReportPayload,
      toItem,
      toJsonLd: toReportJsonLd,
      search: { name: ({ facts }) => reportNames[facts.type] },
    },
    commentary: {
      definition: commentary,
      toCover: toCommentaryCover,
      toPayload: toCommentaryPayload,
      toItem: toCommentaryItem,
      toJsonLd: toCommentaryJsonLd,
      search: { name: /*i18n*/ { id: 'build.search.kind.commentary', message: 'Nhận định thị trường' } },
    },
    // Issuers are found by what is written on them.
    issuers: { definition: issuers, search: null },
  },
  checks: [checkIssuers, checkIssuerMentions, checkConflicts, checkCloses, checkIndices, checkReportLength],
  dataSets: [coverageSet],
  toAnswers: toRatingAnswers,
  scripts: { chunks: { research: { with: ['citing', 'entry', 'targets', 'evidence', 'tables'] } } },
})
