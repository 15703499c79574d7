import type { Check } from '#engine/content/check/content-check.ts'
import { checkEmbargoes } from '#features/articles/build/check-embargoes.ts'
import { checkShortLinks } from '#features/citing/build/check-short-links.ts'
import { checkCapital } from '#features/company/build/check-capital.ts'
import { checkContacts } from '#features/company/build/check-contacts.ts'
import { checkLeaders } from '#features/company/build/check-leaders.ts'
import { checkNamedLeaders } from '#features/company/build/check-named-leaders.ts'
import { checkProfile } from '#features/company/build/check-profile.ts'
import { checkUnits } from '#features/company/build/check-units.ts'
import { checkRules } from '#features/disclosures/build/check-rules.ts'
import { checkValidity } from '#features/disclosures/build/check-validity.ts'
import { checkFees } from '#features/fees/build/check-fees.ts'
import { checkCharts } from '#features/figures/build/check-charts.ts'
import { checkFinancials } from '#features/financials/build/check-financials.ts'
import { checkReportTables } from '#features/financials/build/check-report-tables.ts'
import { checkJobs } from '#features/jobs/build/check-jobs.ts'
import { checkGuides } from '#features/learning/build/check-guides.ts'
import { checkMeetings } from '#features/meetings/build/check-meetings.ts'
import { checkPageFields } from '#features/pages/build/check-page-fields.ts'
import { checkCloses } from '#features/research/build/check-closes.ts'
import { checkConflicts } from '#features/research/build/check-conflicts.ts'
import { checkIndices } from '#features/research/build/check-indices.ts'
import { checkIssuerMentions } from '#features/research/build/check-issuer-mentions.ts'
import { checkIssuers } from '#features/research/build/check-issuers.ts'
import { checkReportLength } from '#features/research/build/check-report-length.ts'
import { checkMarginLists } from '#features/trading/build/check-margin-lists.ts'
import { checkTradingHours } from '#features/trading/build/check-trading-hours.ts'

/** The rules of this site's collections that schemas cannot express, such as those between entries. */
export const siteChecks: readonly Check[] = [
  checkEmbargoes,
  checkShortLinks,
  checkCapital,
  checkContacts,
  checkLeaders,
  checkNamedLeaders,
  checkProfile,
  checkUnits,
  checkRules,
  checkValidity,
  checkFees,
  checkCharts,
  checkFinancials,
  checkReportTables,
  checkJobs,
  checkGuides,
  checkMeetings,
  checkPageFields,
  checkCloses,
  checkConflicts,
  checkIndices,
  checkIssuerMentions,
  checkIssuers,
  checkReportLength,
  checkMarginLists,
  checkTradingHours,
]
