import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { toCalendarPayload } from '#features/calendar/build/to-calendar-payload.ts'
import { toAwardsPayload } from '#features/company/build/to-awards-payload.ts'
import { toCompanyPayload } from '#features/company/build/to-company-payload.ts'
import { toContactPayload } from '#features/company/build/to-contact-payload.ts'
import { toLeadershipPayload } from '#features/company/build/to-leadership-payload.ts'
import { toMilestonesPayload } from '#features/company/build/to-milestones-payload.ts'
import { toOrganisationPayload } from '#features/company/build/to-organisation-payload.ts'
import { toFollowPayload } from '#features/feeds/build/to-follow-payload.ts'
import { toFeesPayload } from '#features/fees/build/to-fees-payload.ts'
import { toFinancialDataPayload } from '#features/financials/build/to-financial-data-payload.ts'
import { toHomePayload } from '#features/home/build/to-home-payload.ts'
import { toJobsPayload } from '#features/jobs/build/to-jobs-payload.ts'
import { toFaqsPayload } from '#features/learning/build/to-faqs-payload.ts'
import { toGlossaryPayload } from '#features/learning/build/to-glossary-payload.ts'
import { toMeetingsPayload } from '#features/meetings/build/to-meetings-payload.ts'
import { toHubPayload } from '#features/pages/build/to-hub-payload.ts'
import { toPagePayload } from '#features/pages/build/to-page-payload.ts'
import { toProductPayload } from '#features/pages/build/to-product-payload.ts'
import { toSectionPayload } from '#features/pages/build/to-section-payload.ts'
import { toSharesPayload } from '#features/shares/build/to-shares-payload.ts'
import { toMarginListPayload } from '#features/trading/build/to-margin-list-payload.ts'
import type { PageKind, PageSpecs } from '../map/page-spec.ts'
import type { PayloadOf } from '../map/payloads.ts'

/** Lists have several pages each: `toListPayloads` makes them. */
export type SinglePageKind = Exclude<PageKind, 'list'>

type PageBuilders = { readonly [K in SinglePageKind]: (input: PageInput, spec: PageSpecs[K]) => PayloadOf<K> }

/** The builder of every kind of page. Leaving one out, or a field of its payload, does not compile. */
export const pageBuilders: PageBuilders = {
  'all-awards': toAwardsPayload,
  'all-faqs': toFaqsPayload,
  'all-jobs': toJobsPayload,
  'all-milestones': toMilestonesPayload,
  calendar: toCalendarPayload,
  company: toCompanyPayload,
  contact: toContactPayload,
  fees: toFeesPayload,
  'financial-data': toFinancialDataPayload,
  follow: toFollowPayload,
  glossary: toGlossaryPayload,
  home: toHomePayload,
  hub: toHubPayload,
  landing: ({ base }) => ({ ...base, kind: 'landing' }),
  'landing-video': ({ base }) => ({ ...base, kind: 'landing-video' }),
  leadership: toLeadershipPayload,
  'margin-list': toMarginListPayload,
  meetings: toMeetingsPayload,
  opening: ({ base }) => ({ ...base, kind: 'opening' }),
  organisation: toOrganisationPayload,
  page: toPagePayload,
  product: toProductPayload,
  search: ({ base }) => ({ ...base, kind: 'search' }),
  section: toSectionPayload,
  shares: toSharesPayload,
  'trading-hours': (input) => ({
    ...input.base,
    kind: 'trading-hours',
    section: input.section,
    headings: toHeadings(input),
  }),
}
