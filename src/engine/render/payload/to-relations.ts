import type { AnyEntry } from '#engine/model/entries/entry.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { Correction, Relations, Withdrawal } from '#engine/model/payload.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { CollectionIndex } from './index-collection.ts'
import { linkToEntry, linkToRelated } from './to-links.ts'

type Related = Pick<AnyEntry, 'slug' | 'facts'>

/** The relations of an entry to others of its collection. The facts of one entry state a relation; both pages show it. */
export function toRelations({ slug, facts }: Related, index: CollectionIndex<RoutedName>, locale: Locale): Relations {
  const successor = index.findSuccessor(slug)
  const withdrawal = successor && toWithdrawal(successor.facts, locale)
  const correctedBy = index.findCorrections(slug)
  return {
    ...(facts.supersedes !== undefined && { supersedes: linkToRelated(index.find(facts.supersedes), locale) }),
    ...(successor && !withdrawal && { supersededBy: linkToEntry(successor, locale) }),
    ...(successor && withdrawal && { formerSuccessor: { link: linkToEntry(successor, locale), withdrawal } }),
    ...(facts.corrects && {
      corrects: { link: linkToRelated(index.find(facts.corrects.entry), locale), ...toCorrection(facts, locale) },
    }),
    ...(correctedBy.length > 0 && {
      correctedBy: correctedBy.map((entry) => {
        const link = linkToEntry(entry, locale)
        const { changes, ...correction } = toCorrection(entry.facts, locale)
        const withdrawal = toWithdrawal(entry.facts, locale)
        return { link, ...correction, ...(withdrawal ? { withdrawal } : changes && { changes }) }
      }),
    }),
    ...(facts.goneRevisions && { gone: facts.goneRevisions }),
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

/** When and why an entry was withdrawn; undefined where it was not. */
export function toWithdrawal({ withdrawal }: AnyEntry['facts'], locale: Locale): Withdrawal | undefined {
  return withdrawal && { at: withdrawal.at, reason: withdrawal.reason[locale] }
}
