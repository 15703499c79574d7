import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { checkFinancials } from './build/check-financials.ts'
import { checkReportTables } from './build/check-report-tables.ts'
import { toDataFiles, toQuarterFiles } from './build/to-data-files.ts'
import { toFinancialDataPayload } from './build/to-financial-data-payload.ts'
import { toFinancialsJsonLd } from './build/to-json-ld.ts'
import { financials } from './collection.ts'

export const financialsFeature = defineFeature({
  // The figures of the periods are on one page, which shows them as tables.
  collections: { financials: { definition: financials, search: null } },
  pages: {
    'financial-data': { toPayload: toFinancialDataPayload, toJsonLd: toFinancialsJsonLd, search: pageText },
  },
  checks: [checkFinancials, checkReportTables],
  toFiles: (context) => [...toDataFiles(context).map(({ file }) => file), ...toQuarterFiles(context)],
  scripts: { chunks: { financials: { with: ['quarters', 'tables'] } } },
})
