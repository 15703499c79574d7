import type { PageInput } from '#engine/render/payload/page-input.ts'
import { toPageAlerts } from '#features/alerts/build/to-alert-form.ts'
import { toInvestorBrief } from '#features/investors/build/to-investor-brief.ts'
import { toItemGroup } from '#features/lists/build/to-item-group.ts'
import type { ItemGroup, ListItem } from '#features/lists/payload.ts'
import { toResearchEvidence } from '#features/research/build/to-evidence.ts'
import type { PageSpecs } from '#site/map/page-spec.ts'
import type { HubPayload } from '../payload.ts'
import { toHubCover } from './to-hub-cover.ts'

/** The entries of each group. */
const groupSize = 3

/** The newest entries of several lists; what investors come for, the evidence of research, if the URL map says so. */
export function toHubPayload({ context, base, section }: PageInput, spec: PageSpecs['hub']): HubPayload {
  // One more than is shown, for the group that the newest entry leaves.
  const groups = spec.groups.map((group) => toItemGroup(context, group, groupSize + 1))
  const newest = spec.isForInvestors ? null : findNewest(groups)
  const drawn = base.lead ? undefined : toHubCover(base.title, context, spec)
  return {
    ...base,
    ...(drawn && { drawn }),
    kind: 'hub',
    section,
    investors: spec.isForInvestors ? toInvestorBrief(context) : null,
    research: spec.hasResearch ? toResearchEvidence(context) : null,
    newest,
    ...toPageAlerts(context, base.address.path, base.title),
    groups: groups.flatMap(({ list, items }) => {
      const others = items.filter(({ href }) => href !== newest?.href)
      // A list of which the newest entry is all is not empty.
      return items.length > 0 && others.length === 0 ? [] : [{ list, items: others.slice(0, groupSize) }]
    }),
  }
}

/** Commentary of each session would always be the newest: the evidence of research has it. */
function findNewest(groups: readonly ItemGroup[]): ListItem | null {
  const [newest] = groups
    .flatMap(({ items }) => items.slice(0, 1))
    .filter(({ collection }) => collection !== 'commentary')
    .toSorted((one, other) => other.facts.publishedAt.localeCompare(one.facts.publishedAt))
  return newest ?? null
}
