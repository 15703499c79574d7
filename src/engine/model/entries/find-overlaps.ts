import { ascending } from '#lib/order.ts'
import { type Message, say } from '#lib/say/message.ts'
import type { AnyEntry } from './entry.ts'

/** An entry with a term. */
interface Dated extends Pick<AnyEntry, 'collection' | 'slug'> {
  facts: AnyEntry['facts'] & { effectiveFrom: string; effectiveTo?: string | undefined }
}

export interface Overlap<E extends Dated> {
  entry: E
  /** The earlier version, which is still in force on the entry's first day. */
  before: E
  /** The editor's remedy, for the message. */
  remedy: Message
}

/** The versions of a series that begin before an earlier version has ended. */
export function findOverlaps<E extends Dated>(versions: readonly E[]): Overlap<E>[] {
  const inOrder = versions.toSorted(compareTerms)
  return inOrder.flatMap((entry, index) => {
    const { effectiveFrom } = entry.facts
    const before = inOrder
      .slice(0, index)
      .findLast(({ facts }) => facts.effectiveTo === undefined || facts.effectiveTo >= effectiveFrom)
    if (!before) return []
    const name = `${before.collection}/${before.slug}`
    const remedy =
      before.facts.effectiveFrom === effectiveFrom
        ? say`let one begin later than ${effectiveFrom}`
        : say`end ${name} with "effectiveTo: ${dayBefore(effectiveFrom)}"`
    return [{ entry, before, remedy }]
  })
}

/** Oldest first, then by slug. */
export function compareTerms(a: Dated, b: Dated): number {
  return ascending(a.facts.effectiveFrom, b.facts.effectiveFrom) || ascending(a.slug, b.slug)
}

function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, date.length)
}
