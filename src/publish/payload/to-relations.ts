import type { Entry } from '#model/entries/entry.ts'
import type { Locale } from '#model/locale.ts'
import type { Correction, Relations } from '#model/entry-payloads.ts'
import { linkToEntry } from './to-links.ts'

/** What an entry says of others of its kind, and what they say of it: written once, shown on both sides. */
export function toRelations(entry: Entry, all: readonly Entry[], locale: Locale): Relations {
  const find = (slug: string | undefined) => all.find((other) => other.slug === slug)
  const link = (other: Entry) => linkToEntry(other, locale)
  const toCorrection = (correcting: Entry, shown: Entry): Correction => ({
    link: link(shown),
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
    ...(superseded && { supersedes: link(superseded) }),
    ...(supersededBy && { supersededBy: link(supersededBy) }),
    ...(corrected && { corrects: toCorrection(entry, corrected) }),
    ...(correctedBy.length > 0 && { correctedBy }),
  }
}
