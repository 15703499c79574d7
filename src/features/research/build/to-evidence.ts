import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import type { ResearchEvidence } from '../payload.ts'
import { toCommentaryOutcome } from './score/to-commentary-outcome.ts'
import { toCommentaryScore } from './score/to-score.ts'
import { toCoverage } from './to-coverage.ts'

/** The evidence that the hub of research opens with: the newest commentary, its score so far, the companies that are covered. */
export function toResearchEvidence(context: PayloadContext): ResearchEvidence {
  const { content, derive, locale } = context
  const newest = derive(
    'newest commentary',
    () => content.entries.commentary.find(({ isListed }) => isListed),
    (entry) => entry?.slug ?? '',
  )
  return {
    market: newest
      ? {
          facts: newest.facts,
          outcome: toCommentaryOutcome(newest, context),
          link: linkToEntry(newest, locale),
        }
      : null,
    score: toCommentaryScore(context),
    companies: toCoverage(context),
  }
}
