import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toItemGroup } from '#features/lists/build/to-item-group.ts'
import { toCommentaryScore } from '#features/research/build/score/to-score.ts'
import { toCoverage } from '#features/research/build/to-coverage.ts'
import type { HubGroup } from '#site/map/page-spec.ts'
import type { Research } from '../payload.ts'

export function toResearch(context: PayloadContext, group: HubGroup | undefined): Research {
  const [report = null, ...others] = group ? toItemGroup(context, group).items : []
  return {
    report,
    company: toCoverage(context).find(({ href }) => href === report?.href) ?? null,
    others,
    score: toCommentaryScore(context),
  }
}
