import { defineFeature } from '#engine/publish/define-feature.ts'
import { toChartItem } from '#features/figures/build/to-chart-item.ts'
import { checkEnglish } from './build/check-english.ts'
import { checkPeriods } from './build/check-periods.ts'
import { checkRules } from './build/check-rules.ts'
import { checkSignatories } from './build/check-signatories.ts'
import { checkStamps } from './build/check-stamps.ts'
import { checkTrades } from './build/check-trades.ts'
import { checkValidity } from './build/check-validity.ts'
import { eventTexts } from './build/event-texts.ts'
import { periodicNames } from './build/periodic-names.ts'
import { toDocumentPayload } from './build/to-document-payload.ts'
import { toGovernancePayload } from './build/to-governance-payload.ts'
import { toDisclosureJsonLd, toGovernanceJsonLd, toPeriodicJsonLd, toShareJsonLd } from './build/to-json-ld.ts'
import { toPeriodicPayload } from './build/to-periodic-payload.ts'
import { toReportEvents } from './build/to-report-events.ts'
import { toReportMoments } from './build/to-report-moments.ts'
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
      isCited: true,
      toPayload: toPeriodicPayload,
      toItem: toChartItem,
      toJsonLd: toPeriodicJsonLd,
      search: { name: ({ facts }) => periodicNames[facts.code] },
      toEvents: toReportEvents,
    },
    disclosures: {
      definition: disclosures,
      isCited: true,
      toPayload: toDocumentPayload,
      toItem: toChartItem,
      toJsonLd: toDisclosureJsonLd,
      search: {
        name: /*i18n*/ { id: 'build.search.kind.disclosure', message: 'Công bố thông tin' },
        toWords: ({ facts }) => (facts.event === undefined ? [] : [eventTexts[facts.event]]),
      },
    },
    governance: {
      definition: governance,
      isCited: true,
      toPayload: toGovernancePayload,
      toItem: toChartItem,
      toJsonLd: toGovernanceJsonLd,
      search: { name: /*i18n*/ { id: 'build.search.kind.governance', message: 'Quản trị doanh nghiệp' } },
    },
    'share-management': {
      definition: shareManagement,
      isCited: true,
      toPayload: toSharePayload,
      toItem: toChartItem,
      toJsonLd: toShareJsonLd,
      search: { name: /*i18n*/ { id: 'build.search.kind.share-management', message: 'Cổ phần, cổ phiếu' } },
      toEvents: toShareEvents,
    },
  },
  checks: [checkEnglish, checkPeriods, checkRules, checkSignatories, checkStamps, checkTrades, checkValidity],
  momentsOf: toReportMoments,
  scripts: { chunks: { disclosures: { with: ['citing', 'entry'] } } },
})
