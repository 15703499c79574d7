import type { Check } from '../content-check.ts'
import { checkDates } from './check-dates.ts'
import { checkFees } from './check-fees.ts'
import { checkJobs } from './check-jobs.ts'
import { checkFinancials } from './check-financials.ts'
import { checkMeetings } from './check-meetings.ts'
import { checkOrphans } from './check-orphans.ts'
import { checkReferences } from './check-references.ts'
import { checkRelations } from './check-relations.ts'
import { checkRules } from './check-rules.ts'
import { checkUnique } from './check-unique.ts'
import { checkValidity } from './check-validity.ts'

/** What must hold between entries, beside their schemas. Each check stands in a file of its own. */
export const allChecks: readonly Check[] = [
  checkUnique,
  checkDates,
  checkReferences,
  checkRelations,
  checkFinancials,
  checkRules,
  checkMeetings,
  checkValidity,
  checkFees,
  checkJobs,
  checkOrphans,
]
