import type { AnyEntry } from '#engine/model/entries/entry.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { Correction, Relations } from '#engine/model/payload.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { CollectionIndex } from './index-collection.ts'
import { linkToEntry, linkToRelated } from './to-links.ts'

type Related = Pick<AnyEntry, 'slug' | 'facts'>

/** The relations of an entry to others of its collection. The facts of one entry state a relation; both pages show it. */
export function toRelations({ slug, facts }: Related, index: CollectionIndex<RoutedName>, locale: Locale): Relations {
  const supersededBy = index.findSuccessor(slug)
  const correctedBy = index.findCorrections(slug)
  return {
    ...(facts.supersedes !== undefined && { supersedes: linkToRelated(index.find(facts.supersedes), locale) }),
    ...(supersededBy && { supersededBy: linkToEntry(supersededBy, locale) }),
    ...(facts.corrects && {
      corrects: { link: linkToRelated(index.find(facts.corrects.entry), locale), ...toCorrection(facts, locale) },
    }),
    ...(correctedBy.length > 0 && {
      correctedBy: correctedBy.map((entry) => ({
        link: linkToEntry(entry, locale),
        ...toCorrection(entry.facts, locale),
      })),
    }),
  }
}

/** The reason and the moment of a correction, and the values that it replaces. */
function toCorrection({ corrects, publishedAt }: AnyEntry['facts'], locale: Locale): Omit<Correction, 'link'> {
  const changes = corrects?.changes?.map(({ what, before, after }) => ({
    what: what[locale],
    before: before[locale],
    after: after[locale],
  }))
  return { reason: corrects?.reason[locale] ?? '', at: publishedAt, ...(changes && { changes }) }
}
