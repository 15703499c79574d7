import type { Entry } from '#features/content.ts'
import { collectionNames } from '#model/vocabulary/collection-names.ts'
import type { Check, FieldPath } from '../check/content-check.ts'

/** An entry is not older than the one it supersedes or corrects, and these references form no cycle. */
export const checkRelations: Check = ({ content, report }) => {
  for (const entries of collectionNames.map((name): readonly Entry[] => content.entries[name])) {
    const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
    for (const entry of entries) {
      for (const { field, next } of relations) {
        const target = bySlug.get(next(entry) ?? '')
        if (!target) continue
        const cycle = findCycle(entry, (from) => bySlug.get(next(from) ?? ''))
        if (cycle) {
          report.error(
            entry,
            field,
            `"${field.join('.')}": Circular reference: ${cycle.join(' → ')}; remove one of the references`,
          )
        } else if (target.facts.publishedAt > entry.facts.publishedAt) {
          report.error(
            entry,
            field,
            `"${field.join('.')}": ${target.slug} was published after this entry; refer to an earlier one`,
          )
        }
      }
    }
  }
}

const relations: readonly { field: FieldPath; next: (entry: Entry) => string | undefined }[] = [
  { field: ['supersedes'], next: ({ facts }) => facts.supersedes },
  { field: ['corrects', 'entry'], next: ({ facts }) => facts.corrects?.entry },
]

/** The slugs of a cycle that starts and ends at an entry; undefined if the entry is in no cycle. */
function findCycle(start: Entry, next: (entry: Entry) => Entry | undefined): string[] | undefined {
  const chain = [start.slug]
  for (let entry = next(start); entry && chain.length <= 1000; entry = next(entry)) {
    chain.push(entry.slug)
    if (entry === start) return chain
    if (chain.indexOf(entry.slug) < chain.length - 1) return undefined
  }
  return undefined
}
