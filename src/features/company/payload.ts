import type { Heading } from '#engine/model/entries/entry.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { PageLink, SectionPage, ShownEntry } from '#engine/model/payload.ts'
import type { PageWithBand } from '#features/service-status/payload.ts'
import type { Capital, ListingState } from './capital-and-listing.ts'
import type { Body } from './collections/leaders.ts'
import type { UnitFacts } from './collections/units.ts'

export type Award = ShownEntry<'awards'>
export type Milestone = ShownEntry<'milestones'>
export type Office = ShownEntry<'offices'>
export type Profile = ShownEntry<'profile'>

export interface AwardsPayload extends SectionPage {
  kind: 'all-awards'
  headings: Heading[]
  entries: { awards: Award[] }
}

export interface MilestonesPayload extends SectionPage {
  kind: 'all-milestones'
  headings: Heading[]
  entries: { milestones: Milestone[] }
  /** The amounts of the charter capital, oldest first. */
  capital: Pick<Capital, 'amount' | 'since'>[]
  isCapitalSample: boolean
}

export interface CompanyPayload extends SectionPage {
  kind: 'company'
  headings: Heading[]
  entries: { profile: Profile[] }
  /** The charter capital and its former amounts, newest first. */
  capital: CapitalRow[]
  /** Where the shares are traded on the day of the build. */
  listing?: ListingState
}

/** An amount of the charter capital, with the notice of the issue that led to it. */
export type CapitalRow = Pick<Capital, 'amount' | 'since'> & { document: string; issue?: PageLink }

export interface ContactPayload extends SectionPage, PageWithBand {
  kind: 'contact'
  headings: Heading[]
  entries: { profile: Profile[]; offices: Office[] }
}

/** The bodies that lead the company, with their present and former members, by rank. */
export interface LeadershipPayload extends SectionPage {
  kind: 'leadership'
  headings: Heading[]
  /** Each person once, even with roles in several bodies. */
  people: Person[]
  bodies: LeadingBody[]
  /** Who makes disclosures for the company, latest first, and who did. */
  disclosers: Seat[]
  formerDisclosers: Seat[]
}

export interface Person extends ShownEntry<'leaders'> {
  /** The shares held, in percent of all shares on that day. */
  holding?: string
  /** The present roles of the person, by the rank of the bodies. */
  present: string[]
}

export interface LeadingBody {
  id: Body
  title: string
  /** The page's text about the body. */
  html: string
  seats: Seat[]
  former: Seat[]
}

/** A present or former role of a person in a body, or his or her mandate to make disclosures. */
export interface Seat {
  /** The slug of a person in `people`. */
  slug: string
  /** The role's title. */
  title: string
  from: string
  to?: string
  duty?: string
  /** Only of members of the board. */
  standing?: 'independent' | 'executive' | 'non-executive'
  /** True if this is the person's first role on the page, which has the text and the anchor. */
  isFirst: boolean
}

/** The organisation chart as a tree. */
export interface OrganisationPayload extends SectionPage {
  kind: 'organisation'
  headings: Heading[]
  root: UnitNode | null
}

export interface UnitNode {
  slug: string
  title: string
  summary: string
  textLocale: Locale
  kind: UnitFacts['kind']
  sample: boolean
  head?: PageLink
  units: UnitNode[]
}
