import type { Entry } from '#engine/model/entries/content.ts'
import type { AnyEntry } from '#engine/model/entries/entry.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { EntryInput } from '#engine/render/payload/entry-input.ts'
import type { CollectionIndex } from '#engine/render/payload/index-collection.ts'
import { linkToEntry, linkToRelated } from '#engine/render/payload/to-links.ts'
import type { HistoryEvent } from '../payload.ts'

/** The most earlier versions that a page lists. */
const earlierLimit = 20

/** The events of a document since its first version, oldest first. */
export function toHistory<C extends RoutedName>({ context, entry }: EntryInput<C>): HistoryEvent[] {
  const { locale } = context
  const { slug, facts }: Pick<AnyEntry, 'slug' | 'facts'> = entry
  const index: CollectionIndex<RoutedName> = context.indexOf(entry.collection)
  const linkOf = (other: Entry<RoutedName>) => linkToEntry(other, locale)
  const toFormer = (other: string) => linkToRelated(index.find(other), locale)
  const successor = index.findSuccessor(slug)
  const toWithdrawn = (kind: HistoryEvent['kind'], other: Entry<RoutedName>): HistoryEvent[] => {
    const { withdrawal } = other.facts
    return withdrawal ? [{ kind, at: withdrawal.at, link: linkOf(other), reason: withdrawal.reason[locale] }] : []
  }
  const events: HistoryEvent[] = [
    ...findEarlier(facts.supersedes, index).map((one) => ({
      kind: 'earlier' as const,
      at: one.facts.publishedAt,
      link: linkOf(one),
    })),
    { kind: 'published', at: facts.publishedAt },
    ...(facts.corrects
      ? [{ kind: 'corrects' as const, at: facts.publishedAt, link: toFormer(facts.corrects.entry) }]
      : []),
    ...(facts.supersedes === undefined
      ? []
      : [{ kind: 'supersedes' as const, at: facts.publishedAt, link: toFormer(facts.supersedes) }]),
    ...index.findCorrections(slug).flatMap((one) => [
      {
        kind: 'corrected' as const,
        at: one.facts.publishedAt,
        link: linkOf(one),
        reason: one.facts.corrects?.reason[locale] ?? '',
      },
      ...toWithdrawn('correction-withdrawn', one),
    ]),
    ...(facts.goneRevisions ?? []).map(({ kind, publishedAt }) => ({
      kind: kind === 'correction' ? ('corrected' as const) : ('superseded' as const),
      at: publishedAt,
      link: 'taken-down' as const,
    })),
    ...(successor
      ? [
          { kind: 'superseded' as const, at: successor.facts.publishedAt, link: linkOf(successor) },
          ...toWithdrawn('successor-withdrawn', successor),
        ]
      : []),
    ...(facts.withdrawal
      ? [{ kind: 'withdrawn' as const, at: facts.withdrawal.at, reason: facts.withdrawal.reason[locale] }]
      : []),
  ]
  return events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** The versions before an entry. A check has refused circular references; the limit bounds what a page shows. */
function findEarlier(first: string | undefined, index: CollectionIndex<RoutedName>): Entry<RoutedName>[] {
  const found: Entry<RoutedName>[] = []
  for (let slug = first; slug !== undefined && found.length < earlierLimit;) {
    const entry = index.find(slug)
    if (!entry) break
    found.push(entry)
    slug = entry.facts.supersedes
  }
  return found
}
