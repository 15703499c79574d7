import type { PageLink, PayloadBase } from '#engine/model/payload.ts'
import type { ComingEvent } from '#features/calendar/payload.ts'
import type { Answers } from '#features/home/payload.ts'

export interface OpeningPayload extends PayloadBase, Answers {
  kind: 'opening'
  /** The next events as of the build, the soonest first. */
  coming: ComingEvent[]
}

export interface LandingPayload extends PayloadBase {
  kind: 'landing'
  /** Minutes and papers that opening an account takes, a few words each. */
  needs: readonly string[]
  /** The guide with each step, if the page names one. */
  guide: PageLink | null
}

export interface LandingVideoPayload extends PayloadBase {
  kind: 'landing-video'
}
