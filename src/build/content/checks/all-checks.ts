import type { Check } from '../content-check.ts'
import { checkBodies } from './check-bodies.ts'
import { checkDates } from './check-dates.ts'
import { checkFees } from './check-fees.ts'
import { checkJobs } from './check-jobs.ts'
import { checkGuides } from './check-guides.ts'
import { checkLeaders } from './check-leaders.ts'
import { checkFinancials } from './check-financials.ts'
import { checkMeetings } from './check-meetings.ts'
import { checkOrphans } from './check-orphans.ts'
import { checkPageFields } from './check-page-fields.ts'
import { checkProfile } from './check-profile.ts'
import { checkReferences } from './check-references.ts'
import { checkRelations } from './check-relations.ts'
import { checkRules } from './check-rules.ts'
import { checkUnique } from './check-unique.ts'
import { checkUnits } from './check-units.ts'
import { checkValidity } from './check-validity.ts'

/** What must hold between entries, beside their schemas. Each check stands in a file of its own. */
export const allChecks: readonly Check[] = [
  checkUnique,
  checkBodies,
  checkDates,
  checkReferences,
  checkRelations,
  checkFinancials,
  checkRules,
  checkMeetings,
  checkValidity,
  checkFees,
  checkJobs,
  checkLeaders,
  checkUnits,
  checkProfile,
  checkGuides,
  checkPageFields,
  checkOrphans,
]
