import type { EntryPayload } from '#engine/model/payload.ts'
import type { CollectionName, RoutedName } from '#engine/model/site/collection-name.ts'
import type { CalculatorPayload } from '#features/calculators/payload.ts'
import type { CalendarPayload } from '#features/calendar/payload.ts'
import type {
  AwardsPayload,
  CompanyPayload,
  ContactPayload,
  LeadershipPayload,
  MilestonesPayload,
  OrganisationPayload,
} from '#features/company/payload.ts'
import type {
  DocumentExtras,
  GovernanceExtras,
  PeriodicReportExtras,
  ShareExtras,
} from '#features/disclosures/payload.ts'
import type { EmbedsPayload } from '#features/embeds/payload.ts'
import type { FollowPayload } from '#features/feeds/payload.ts'
import type { FeesPayload } from '#features/fees/payload.ts'
import type { FinancialDataPayload } from '#features/financials/payload.ts'
import type { QuarterPayload } from '#features/financials/quarter-payload.ts'
import type { HomePayload, OpeningPayload } from '#features/home/payload.ts'
import type { JobExtras, JobsPayload } from '#features/jobs/payload.ts'
import type { LandingPayload, LandingVideoPayload } from '#features/landing/payload.ts'
import type { FaqsPayload, GlossaryPayload, GuideExtras, KnowledgeExtras } from '#features/learning/payload.ts'
import type { ListItems, ListPayload } from '#features/lists/payload.ts'
import type { MeetingsPayload } from '#features/meetings/payload.ts'
import type { OpenDataPayload } from '#features/open-data/payload.ts'
import type { HubPayload, PagePayload, ProductPayload, SectionPayload } from '#features/pages/payload.ts'
import type { CommentaryExtras, ReportExtras } from '#features/research/payload.ts'
import type { SearchPayload } from '#features/search/payload.ts'
import type { ServiceStatusPayload } from '#features/service-status/payload.ts'
import type { SharesPayload } from '#features/shares/payload.ts'
import type { SustainabilityPayload } from '#features/sustainability/payload.ts'
import type { RecordPayload } from '#features/track-record/payload.ts'
import type { MarginListPayload, TradingHoursPayload } from '#features/trading/payload.ts'

/** The payloads of all pages: what the build makes and the browser shows, one file per page and language. */
export type PagePayloads =
  | AwardsPayload
  | CalculatorPayload
  | CalendarPayload
  | CompanyPayload
  | ContactPayload
  | EmbedsPayload
  | FaqsPayload
  | FeesPayload
  | FinancialDataPayload
  | FollowPayload
  | GlossaryPayload
  | HomePayload
  | HubPayload
  | JobsPayload
  | LandingPayload
  | LandingVideoPayload
  | LeadershipPayload
  | ListPayload
  | MarginListPayload
  | MeetingsPayload
  | MilestonesPayload
  | OpenDataPayload
  | OpeningPayload
  | OrganisationPayload
  | PagePayload
  | ProductPayload
  | RecordPayload
  | SearchPayload
  | SectionPayload
  | ServiceStatusPayload
  | SharesPayload
  | SustainabilityPayload
  | TradingHoursPayload

/** The fields that the payloads of some collections have in addition. */
interface Extras {
  commentary: CommentaryExtras
  disclosures: DocumentExtras
  'periodic-reports': PeriodicReportExtras
  governance: GovernanceExtras
  'share-management': ShareExtras
  guides: GuideExtras
  jobs: JobExtras
  knowledge: KnowledgeExtras
  reports: ReportExtras
}

type ExtrasOf<C extends CollectionName> = C extends keyof Extras ? Extras[C] : unknown

/** The payload of an entry's page, by collection. */
export type EntryPayloads = { [C in RoutedName]: EntryPayload<C> & ExtrasOf<C> }

/** The payloads of pages that are made of entries. */
type DerivedPayloads = QuarterPayload

export type Payload = PagePayloads | DerivedPayloads | EntryPayloads[RoutedName]

/** A payload as a file, with the build that it belongs to. */
export type PayloadFile = Payload & { build: string }

// oxlint-disable-next-line typescript/no-empty-interface -- merges with what the engine declares
declare module '#engine/model/site/register.ts' {
  interface Register {
    payload: Payload
    entryPayloads: EntryPayloads
    listItems: ListItems
  }
}

export type PayloadKind = Payload['kind']

export type PayloadOf<K extends PayloadKind> = Extract<Payload, { kind: K }>
