import type { CommonFacts } from '#engine/model/entries/common-fields.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import type { CollectionName, RoutedName } from '#engine/model/site/collection-name.ts'
import { ascending, descending } from '#lib/order.ts'
import type { CollectionIndex } from './index-collection.ts'
import type { PayloadContext } from './payload-context.ts'

/** An entry, and when what it says last changed. */
export interface EntryChange {
  entry: Entry
  /** An instant as content writes it: instants are compared as texts. */
  changedAt: string
}

type ChangesContext = Pick<PayloadContext, 'site' | 'content' | 'derive' | 'indexOf'>

/**
 * All published entries of a collection, the latest changed first. An entry changes when it is published, withdrawn, corrected or
 * replaced, when what corrected or replaced it is withdrawn or taken down, and when its collection says so; of a text that was edited without any of these, content keeps no date.
 */
export function toChanges(context: ChangesContext, collection: CollectionName): readonly EntryChange[] {
  const find = () => {
    const name = context.site.routedNames.find((routed) => routed === collection)
    const index = name && context.indexOf(name)
    const entries: readonly Entry[] = context.content.entries[collection]
    const changedAt: (facts: never) => readonly string[] = context.site.collections[collection].changedAt
    return entries
      .map((entry) => {
        const own = changedAt(entry.facts as never) // those of the same collection
        return { entry, changedAt: toLastChange(entry, index, own) }
      })
      .toSorted(compareChanges)
  }
  return context.derive(`changes of ${collection}`, find, identifyChanges)
}

/** The latest first, then by name, so that the order does not depend on the file system. */
export function compareChanges(a: EntryChange, b: EntryChange): number {
  return descending(a.changedAt, b.changedAt) || ascending(toName(a), toName(b))
}

/** A text that changes with the entries, their order and their moments. */
export function identifyChanges(changes: readonly EntryChange[]): string {
  return changes.map((change) => `${toName(change)} ${change.changedAt}`).join('\n')
}

function toName({ entry: { collection, slug } }: EntryChange): string {
  return `${collection}/${slug}`
}

function toLastChange(
  { slug, facts }: Entry,
  index: CollectionIndex<RoutedName> | undefined,
  own: readonly string[],
): string {
  const related = index ? [index.findSuccessor(slug), ...index.findCorrections(slug)] : []
  const { goneRevisions = [] }: CommonFacts = facts
  const moments = [
    ...own,
    facts.withdrawal?.at,
    ...goneRevisions.flatMap(({ publishedAt, takenDownAt }) => [publishedAt, takenDownAt]),
    ...related.flatMap((entry) => [entry?.facts.publishedAt, entry?.facts.withdrawal?.at]),
  ]
  return moments.reduce<string>((latest, moment = '') => (moment > latest ? moment : latest), facts.publishedAt)
}
