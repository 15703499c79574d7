import type { AnyEntry } from '#model/entries/entry.ts'
import type { Locale } from '#model/locale/locale.ts'
import type { Correction, Relations } from '#model/payload.ts'
import type { RelationIndex } from './index-relations.ts'
import { linkToEntry } from './to-links.ts'

type Related = Pick<AnyEntry, 'slug' | 'facts'>

/** The relations of an entry to others of its collection. The facts of one entry state a relation; both pages show it. */
export function toRelations({ slug, facts }: Related, index: RelationIndex, locale: Locale): Relations {
  const superseded = index.bySlug.get(facts.supersedes ?? '')
  const supersededBy = index.supersededBy.get(slug)
  const corrected = index.bySlug.get(facts.corrects?.entry ?? '')
  const correctedBy = index.correctedBy.get(slug) ?? []
  return {
    ...(superseded && { supersedes: linkToEntry(superseded, locale) }),
    ...(supersededBy && { supersededBy: linkToEntry(supersededBy, locale) }),
    ...(corrected && { corrects: { link: linkToEntry(corrected, locale), ...toCorrection(facts, locale) } }),
    ...(correctedBy.length > 0 && {
      correctedBy: correctedBy.map((entry) => ({
        link: linkToEntry(entry, locale),
        ...toCorrection(entry.facts, locale),
      })),
    }),
  }
}

/** What the facts of a correction say about it. */
function toCorrection({ corrects, publishedAt }: AnyEntry['facts'], locale: Locale): Omit<Correction, 'link'> {
  return { reason: corrects?.reason[locale] ?? '', at: publishedAt }
}
