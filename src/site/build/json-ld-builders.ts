import type { JsonLdContext } from '#engine/outputs/json-ld/json-ld-context.ts'
import type { JsonLdNode } from '#engine/outputs/json-ld/json-ld-node.ts'
import { toArticleJsonLd } from '#features/articles/build/to-json-ld.ts'
import { toContactJsonLd, toLeadershipJsonLd } from '#features/company/build/to-json-ld.ts'
import { toOrganization } from '#features/company/build/to-organization.ts'
import {
  toDisclosureJsonLd,
  toGovernanceJsonLd,
  toPeriodicJsonLd,
  toShareJsonLd,
} from '#features/disclosures/build/to-json-ld.ts'
import { toFeesJsonLd } from '#features/fees/build/to-json-ld.ts'
import { toFinancialsJsonLd } from '#features/financials/build/to-json-ld.ts'
import { toSiteJsonLd } from '#features/home/build/to-json-ld.ts'
import { toJobJsonLd } from '#features/jobs/build/to-json-ld.ts'
import { toFaqsJsonLd, toGuideJsonLd, toKnowledgeJsonLd } from '#features/learning/build/to-json-ld.ts'
import { toMeetingsJsonLd } from '#features/meetings/build/to-json-ld.ts'
import { toProductJsonLd } from '#features/pages/build/to-json-ld.ts'
import { toCommentaryJsonLd, toReportJsonLd } from '#features/research/build/to-json-ld.ts'
import type { PayloadKind, PayloadOf } from '../map/payloads.ts'

type ToJsonLd<K extends PayloadKind> = (page: PayloadOf<K>, context: JsonLdContext) => JsonLdNode[]

/** For pages that state nothing besides their place in the site. */
const none = () => []

/** Statements of each kind of page for search engines, besides the pages above it. Leaving one out does not compile. */
export const jsonLdBuilders: { readonly [K in PayloadKind]: ToJsonLd<K> } = {
  news: toArticleJsonLd,
  announcements: toArticleJsonLd,
  'press-releases': toArticleJsonLd,
  reports: toReportJsonLd,
  commentary: toCommentaryJsonLd,
  guides: toGuideJsonLd,
  knowledge: toKnowledgeJsonLd,
  'periodic-reports': toPeriodicJsonLd,
  disclosures: toDisclosureJsonLd,
  governance: toGovernanceJsonLd,
  'share-management': toShareJsonLd,
  jobs: toJobJsonLd,

  opening: toSiteJsonLd,
  home: toSiteJsonLd,
  company: (_page, context) => toOrganization(context),
  contact: toContactJsonLd,
  leadership: toLeadershipJsonLd,
  meetings: toMeetingsJsonLd,
  fees: toFeesJsonLd,
  'financial-data': toFinancialsJsonLd,
  product: toProductJsonLd,
  'all-faqs': toFaqsJsonLd,

  'all-awards': none,
  // Search engines want each job on its own page alone.
  'all-jobs': none,
  'all-milestones': none,
  // Its events are on pages of their own: those of meetings state them.
  calendar: none,
  follow: none,
  glossary: none,
  hub: none,
  landing: none,
  'landing-video': none,
  list: none,
  'margin-list': none,
  organisation: none,
  page: none,
  search: none,
  section: none,
  shares: none,
  'trading-hours': none,
}
