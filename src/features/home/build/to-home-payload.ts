import type { PageInput } from '#engine/render/payload/page-input.ts'
import { toLatestQuarter } from '#features/financials/build/to-latest-quarter.ts'
import { labelSamples } from '#features/layout/label-samples.ts'
import { toItemGroup } from '#features/lists/build/to-item-group.ts'
import { toNewestCommentary } from '#features/research/build/to-newest-commentary.ts'
import type { PageSpecs } from '#site/map/page-spec.ts'
import type { HomePayload } from '../payload.ts'
import { toProof } from './to-proof.ts'

export function toHomePayload({ context, base }: PageInput, spec: PageSpecs['home']): HomePayload {
  const quarter = toLatestQuarter(context)
  const page: HomePayload = {
    ...base,
    kind: 'home',
    // The profit after tax says enough here.
    quarter: quarter && { ...quarter, figures: quarter.figures.filter(({ metric }) => metric !== 'profitBeforeTax') },
    proof: toProof(context),
    commentary: toNewestCommentary(context),
    disclosures: toItemGroup(context, spec.disclosures),
    latest: spec.latest.map((group) => toItemGroup(context, group)),
  }
  return labelSamples(page, toEvidence(page))
}

/** All that the page shows of the firm and of its entries. */
function toEvidence({ quarter, proof: { firm, ratio, offices }, commentary, disclosures, latest }: HomePayload) {
  const items = [disclosures, ...latest].flatMap((group) => group.items.map(({ facts }) => facts))
  return [quarter, firm, ratio, offices, commentary?.facts, ...items].flatMap((facts) => (facts ? [{ facts }] : []))
}
