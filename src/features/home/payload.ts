import type { PayloadBase } from '#engine/model/payload.ts'
import type { CapitalRatio, LatestQuarter } from '#features/financials/payload.ts'
import type { ItemGroup } from '#features/lists/payload.ts'
import type { NewestCommentary } from '#features/research/payload.ts'

export interface HomePayload extends PayloadBase {
  kind: 'home'
  /** The firm's newest results; null if none are published. */
  quarter: LatestQuarter | null
  proof: Proof
  /** The newest market commentary, if there is one. */
  commentary: NewestCommentary | null
  disclosures: ItemGroup
  /** Research, news, announcements. */
  latest: ItemGroup[]
}

/** Facts about the firm that can be checked. Each is left out where the content lacks it. */
export interface Proof {
  /** From the profile: the day of the licence, and the charter capital in đồng. */
  firm?: { founded: string; capital?: { amount: string; since: string }; sample: boolean }
  ratio?: CapitalRatio
  offices?: { count: number; sample: boolean }
}
