import type { EntryPayload } from '#model/entry-payloads.ts'
import type {
  FeesPayload,
  FinancialDataPayload,
  GlossaryPayload,
  HomePayload,
  HubPayload,
  LandingPayload,
  LandingVideoPayload,
  LeadershipPayload,
  ListPayload,
  MeetingsPayload,
  OpeningPayload,
  OrganisationPayload,
  PagePayload,
  ProductPayload,
  SectionPayload,
  WholePayload,
} from '#model/page-payloads.ts'

/** What the build makes and the browser shows: one file per page and language. */
export type Payload =
  | OpeningPayload
  | LandingPayload
  | LandingVideoPayload
  | HomePayload
  | PagePayload
  | ProductPayload
  | LeadershipPayload
  | OrganisationPayload
  | GlossaryPayload
  | SectionPayload
  | FinancialDataPayload
  | HubPayload
  | ListPayload
  | MeetingsPayload
  | WholePayload
  | FeesPayload
  | EntryPayload

/** A payload as a file: it says which build it goes with. */
export type PayloadFile = Payload & { build: string }

export type PayloadKind = Payload['kind']

export type PayloadOf<K extends PayloadKind> = Extract<Payload, { kind: K }>
