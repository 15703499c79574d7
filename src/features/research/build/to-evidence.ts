import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { ResearchEvidence } from '../payload.ts'
import { toCommentaryScore } from './score/to-score.ts'
import { toCoverage } from './to-coverage.ts'
import { toNewestCommentary } from './to-newest-commentary.ts'

/** The evidence that the hub of research opens with: the newest commentary, its score so far, the companies that are covered. */
export function toResearchEvidence(context: PayloadContext): ResearchEvidence {
  return {
    market: toNewestCommentary(context),
    score: toCommentaryScore(context),
    companies: toCoverage(context),
  }
}
