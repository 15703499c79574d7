import type { Check } from '../check/content-check.ts'
import { checkLinks } from '../links/check-links.ts'
import { checkPages } from '../links/check-pages.ts'
import { checkArchive } from './check-archive.ts'
import { checkBodies } from './check-bodies.ts'
import { checkCorrectedDocuments } from './check-corrected-documents.ts'
import { checkDates } from './check-dates.ts'
import { checkImports } from './check-imports.ts'
import { checkMenus } from './check-menus.ts'
import { checkOrphans } from './check-orphans.ts'
import { checkReferences } from './check-references.ts'
import { checkRelations } from './check-relations.ts'
import { checkScheduledMoments } from './check-scheduled-moments.ts'
import { checkTakenDown } from './check-taken-down.ts'
import { checkUnique } from './check-unique.ts'
import { checkWithheld } from './check-withheld.ts'

/** Rules that schemas cannot express, such as those between entries, and that hold for every site. */
export const contentChecks: readonly Check[] = [
  checkPages,
  checkLinks,
  checkUnique,
  checkBodies,
  checkDates,
  checkScheduledMoments,
  checkReferences,
  checkWithheld,
  checkRelations,
  checkCorrectedDocuments,
  checkOrphans,
  checkArchive,
  checkTakenDown,
  checkImports,
  checkMenus,
]
