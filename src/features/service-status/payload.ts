import type { Heading } from '#engine/model/entries/entry.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { SectionPage, ShownEntry } from '#engine/model/payload.ts'
import type { NoticeImpact, NoticeKind, Service } from './codes.ts'

/** The moments by which a notice is planned, under way or over; instants as content writes them. */
export interface NoticeTimes {
  startsAt: string
  endsAt?: string | undefined
  resolvedAt?: string | undefined
  /** When anything was last said about it. */
  saidAt: string
}

/** A notice in the band. */
export interface BandNotice extends NoticeTimes {
  slug: string
  kind: NoticeKind
  impact: NoticeImpact
  services: readonly Service[]
  title: string
  sample: boolean
  /** The language of the title, if it is not the page's. */
  lang?: Locale
}

/** The notices that a page shows in its band, as of a moment at which they last changed. */
export interface BandState {
  asOf: string
  notices: readonly BandNotice[]
}

/** A page that is made with the band, so that it is seen without a script. */
export interface PageWithBand {
  /** Absent where there is nothing to say. */
  band?: BandState
}

export type ServiceNotice = ShownEntry<'service-notices'> & { times: NoticeTimes }

/** The file that other pages ask for: all notices that are not over. */
export interface BandFile {
  notices: readonly BandNotice[]
}

export interface ServiceStatusPayload extends SectionPage {
  kind: 'service-status'
  headings: Heading[]
  /** The last moment at which any of it changed, up to which the page speaks; null where nothing was ever said. */
  asOf: string | null
  /** When somebody last looked at all services and found them well; null where nobody said so. */
  confirmedAt: string | null
  /** The newest first. */
  notices: ServiceNotice[]
}
