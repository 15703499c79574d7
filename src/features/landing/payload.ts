import type { PageLink, PayloadBase } from '#engine/model/payload.ts'
import type { PageWithBand } from '#features/service-status/payload.ts'

export interface LandingPayload extends PayloadBase, PageWithBand {
  kind: 'landing'
  /** Minutes and papers that opening an account takes, a few words each. */
  needs: readonly string[]
  /** The guide with each step, if the page names one. */
  guide: PageLink | null
}

export interface LandingVideoPayload extends PayloadBase {
  kind: 'landing-video'
}
