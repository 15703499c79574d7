import type { Check } from '../content-check.ts'
import { checkDates } from './check-dates.ts'
import { checkFees } from './check-fees.ts'
import { checkGuides } from './check-guides.ts'
import { checkJobs } from './check-jobs.ts'
import { checkLeaders } from './check-leaders.ts'
import { checkMeetings } from './check-meetings.ts'
import { checkOrphans } from './check-orphans.ts'
import { checkProducts } from './check-products.ts'
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
  checkDates,
  checkReferences,
  checkRelations,
  checkRules,
  checkMeetings,
  checkValidity,
  checkLeaders,
  checkUnits,
  checkProfile,
  checkGuides,
  checkProducts,
  checkFees,
  checkJobs,
  checkOrphans,
]
