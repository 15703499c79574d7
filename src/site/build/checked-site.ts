import type { CheckedSite } from '#engine/content/examine-tree.ts'
import { toReportMoments } from '#features/disclosures/build/to-report-moments.ts'
import { contentSite } from './content-site.ts'
import { siteChecks } from './site-checks.ts'

/** The site with what it checks of its content. */
export const checkedSite: CheckedSite = { ...contentSite, checks: siteChecks, momentsOf: toReportMoments }
