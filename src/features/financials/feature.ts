import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { checkFinancials } from './build/check-financials.ts'
import { checkReportTables } from './build/check-report-tables.ts'
import { figureSets } from './build/figure-sets.ts'
import { listQuarterPages } from './build/list-quarter-pages.ts'
import { restatementSet } from './build/restatement-set.ts'
import { toFinancialDataPayload } from './build/to-financial-data-payload.ts'
import { toFinancialsJsonLd } from './build/to-json-ld.ts'
import { toQuarterFiles } from './build/to-quarter-files.ts'
import { toQuarterPayload, toQuarterText } from './build/to-quarter-payload.ts'
import { toStatementSheets } from './build/to-statement-sheets.ts'
import { financials } from './collection.ts'

export const financialsFeature = defineFeature({
  // The figures of the periods are on one page, which shows them as tables.
  collections: { financials: { definition: financials, search: null } },
  pages: {
    'financial-data': { toPayload: toFinancialDataPayload, toJsonLd: toFinancialsJsonLd, search: pageText },
  },
  derived: {
    quarter: {
      list: listQuarterPages,
      toPayload: toQuarterPayload,
      // The figures are stated as a data set by the page of all of them.
      toJsonLd: () => [],
      search: {
        name: /*i18n*/ { id: 'build.search.kind.quarter', message: 'Kết quả kinh doanh quý' },
        toText: toQuarterText,
      },
    },
  },
  checks: [checkFinancials, checkReportTables],
  dataSets: [...Object.values(figureSets), restatementSet],
  toFiles: toQuarterFiles,
  toSheets: toStatementSheets,
  scripts: { chunks: { financials: { with: ['quarters', 'tables'] } } },
})
