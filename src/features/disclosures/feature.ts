import { defineFeature } from '#engine/publish/define-feature.ts'
import { toItem } from '#engine/render/payload/to-item.ts'
import { checkEnglish } from './build/check-english.ts'
import { checkPeriods } from './build/check-periods.ts'
import { checkPublicationDays } from './build/check-publication-days.ts'
import { checkRepeatedDocuments } from './build/check-repeated-documents.ts'
import { checkRules } from './build/check-rules.ts'
import { checkSignatories } from './build/check-signatories.ts'
import { checkStamps } from './build/check-stamps.ts'
import { checkTrades } from './build/check-trades.ts'
import { checkValidity } from './build/check-validity.ts'
import { disclosureSet } from './build/disclosure-set.ts'
import { eventTexts } from './build/event-texts.ts'
import { periodicNames } from './build/periodic-names.ts'
import { toDisclosureCover, toGovernanceCover } from './build/to-document-cover.ts'
import { toDocumentPayload } from './build/to-document-payload.ts'
import { toGovernancePayload } from './build/to-governance-payload.ts'
import { toDisclosureJsonLd, toGovernanceJsonLd, toPeriodicJsonLd, toShareJsonLd } from './build/to-json-ld.ts'
import { toPeriodicCover } from './build/to-periodic-cover.ts'
import { toPeriodicPayload } from './build/to-periodic-payload.ts'
import { toReportEvents } from './build/to-report-events.ts'
import { toReportMoments } from './build/to-report-moments.ts'
import { toShareCover } from './build/to-share-cover.ts'
import { toShareEvents } from './build/to-share-events.ts'
import { toSharePayload } from './build/to-share-payload.ts'
import { disclosures } from './collections/disclosures.ts'
import { governance } from './collections/governance.ts'
import { periodicReports } from './collections/periodic-reports.ts'
import { shareManagement } from './collections/share-management.ts'

export const disclosuresFeature = defineFeature({
  collections: {
    'periodic-reports': {
      definition: periodicReports,
      toCover: toPeriodicCover,
      isCited: true,
      toPayload: toPeriodicPayload,
      toItem,
      toJsonLd: toPeriodicJsonLd,
      search: { name: ({ facts }) => periodicNames[facts.code] },
      toEvents: toReportEvents,
    },
    disclosures: {
      definition: disclosures,
      toCover: toDisclosureCover,
      isCited: true,
      toPayload: toDocumentPayload,
      toItem,
      toJsonLd: toDisclosureJsonLd,
      search: {
        name: /*i18n*/ { id: 'build.search.kind.disclosure', message: 'Công bố thông tin' },
        toWords: ({ facts }) => (facts.event === undefined ? [] : [eventTexts[facts.event]]),
      },
    },
    governance: {
      definition: governance,
      toCover: toGovernanceCover,
      isCited: true,
      toPayload: toGovernancePayload,
      toItem,
      toJsonLd: toGovernanceJsonLd,
      search: { name: /*i18n*/ { id: 'build.search.kind.governance', message: 'Quản trị doanh nghiệp' } },
    },
    'share-management': {
      definition: shareManagement,
      toCover: toShareCover,
      isCited: true,
      toPayload: toSharePayload,
      toItem,
      toJsonLd: toShareJsonLd,
      search: { name: /*i18n*/ { id: 'build.search.kind.share-management', message: 'Cổ phần, cổ phiếu' } },
      toEvents: toShareEvents,
    },
  },
  dataSets: [disclosureSet],
  checks: [
    checkEnglish,
    checkPeriods,
    checkPublicationDays,
    checkRepeatedDocuments,
    checkRules,
    checkSignatories,
    checkStamps,
    checkTrades,
    checkValidity,
  ],
  momentsOf: toReportMoments,
  scripts: { chunks: { disclosures: { with: ['citing', 'entry'] } } },
})
