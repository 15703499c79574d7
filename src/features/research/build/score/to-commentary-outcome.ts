import type { Entry } from '#engine/model/entries/content.ts'
import type { CollectionIndex } from '#engine/render/payload/index-collection.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { Outcome } from '../../payload.ts'
import { toOutcome, type Close } from './to-outcome.ts'

/** How the session of a commentary closed. Of the later ones it reads those alone up to the one with the figures. */
export function toCommentaryOutcome(
  { slug, facts }: Entry<'commentary'>,
  { indexOf }: Pick<PayloadContext, 'indexOf'>,
): Outcome {
  return toOutcome(facts, laterThan(slug, indexOf('commentary')))
}

function* laterThan(slug: string, { findNewer }: CollectionIndex<'commentary'>): Generator<Close> {
  for (let entry = findNewer(slug); entry; entry = findNewer(entry.slug)) yield entry.facts
}
