import type { RoutedName } from '#features/collections.ts'
import type { Entry } from '#features/content.ts'
import type { AnyEntry } from '#model/entries/entry.ts'
import type { Locale } from '#model/locale/locale.ts'
import type { Correction, Relations } from '#model/payload.ts'
import { linkToEntry } from './to-links.ts'

type Related = Pick<AnyEntry, 'slug' | 'facts'>

/** The relations of an entry to others of its collection. The facts of one entry state a relation; both pages show it. */
export function toRelations(entry: Related, all: readonly Entry<RoutedName>[], locale: Locale): Relations {
  const find = (slug: string | undefined) => all.find((other) => other.slug === slug)
  const toCorrection = (correcting: Related, shown: Entry<RoutedName>): Correction => ({
    link: linkToEntry(shown, locale),
    reason: correcting.facts.corrects?.reason[locale] ?? '',
    at: correcting.facts.publishedAt,
  })
  const superseded = find(entry.facts.supersedes)
  const supersededBy = all.find(({ facts }) => facts.supersedes === entry.slug)
  const corrected = find(entry.facts.corrects?.entry)
  const correctedBy = all
    .filter(({ facts }) => facts.corrects?.entry === entry.slug)
    .map((correcting) => toCorrection(correcting, correcting))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
  return {
    ...(superseded && { supersedes: linkToEntry(superseded, locale) }),
    ...(supersededBy && { supersededBy: linkToEntry(supersededBy, locale) }),
    ...(corrected && { corrects: toCorrection(entry, corrected) }),
    ...(correctedBy.length > 0 && { correctedBy }),
  }
}
