import { toKeyFigures } from '#features/financials/build/to-key-figures.ts'
import { toItemGroup } from '#features/lists/build/to-item-group.ts'
import { toCoverage } from '#features/research/build/to-coverage.ts'
import type { PageInput } from '#publish/payload/page-input.ts'
import type { PageSpecs } from '#site/page-spec.ts'
import type { HubPayload } from '../payload.ts'

/** The newest entries of several lists; the firm's figures and the companies that it covers if the URL map says so. */
export function toHubPayload({ context, base, section }: PageInput, spec: PageSpecs['hub']): HubPayload {
  return {
    ...base,
    kind: 'hub',
    section,
    figures: spec.hasFigures ? toKeyFigures(context) : null,
    coverage: spec.hasCoverage ? toCoverage(context) : null,
    groups: spec.groups.map((group) => toItemGroup(context, group)),
  }
}
