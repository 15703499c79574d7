import type { PageInput } from '#engine/render/payload/page-input.ts'
import { toInvestorBrief } from '#features/investors/build/to-investor-brief.ts'
import { toItemGroup } from '#features/lists/build/to-item-group.ts'
import { toResearchEvidence } from '#features/research/build/to-evidence.ts'
import type { PageSpecs } from '#site/map/page-spec.ts'
import type { HubPayload } from '../payload.ts'

/** The newest entries of several lists; what investors come for, the evidence of research, if the URL map says so. */
export function toHubPayload({ context, base, section }: PageInput, spec: PageSpecs['hub']): HubPayload {
  return {
    ...base,
    kind: 'hub',
    section,
    investors: spec.isForInvestors ? toInvestorBrief(context) : null,
    research: spec.hasResearch ? toResearchEvidence(context) : null,
    groups: spec.groups.map((group) => toItemGroup(context, group)),
  }
}
