import { collectionNames } from '#model/vocabulary/collection-names.ts'
import type { Entry } from '#features/content.ts'
import type { Check, FieldPath } from '../check/content-check.ts'

/** What replaces or corrects another entry is no older than that, and no chain of such entries comes back to its beginning. */
export const checkRelations: Check = ({ content, report }) => {
  for (const entries of collectionNames.map((name): readonly Entry[] => content.entries[name])) {
    const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
    for (const entry of entries) {
      for (const { field, next } of relations) {
        const target = bySlug.get(next(entry) ?? '')
        if (!target) continue
        const chain = follow(entry, (from) => bySlug.get(next(from) ?? ''))
        if (chain) {
          report.error(entry, field, `"${field.join('.')}": Goes in a circle: ${chain.join(' → ')}`)
        } else if (target.facts.publishedAt > entry.facts.publishedAt) {
          report.error(entry, field, `"${field.join('.')}": ${target.slug} was published later than this entry`)
        }
      }
    }
  }
}

const relations: readonly { field: FieldPath; next: (entry: Entry) => string | undefined }[] = [
  { field: ['supersedes'], next: ({ facts }) => facts.supersedes },
  { field: ['corrects', 'entry'], next: ({ facts }) => facts.corrects?.entry },
]

/** The slugs from an entry back to itself; undefined where the chain ends elsewhere. */
function follow(start: Entry, next: (entry: Entry) => Entry | undefined): string[] | undefined {
  const chain = [start.slug]
  for (let entry = next(start); entry && chain.length <= 1000; entry = next(entry)) {
    chain.push(entry.slug)
    if (entry === start) return chain
    if (chain.indexOf(entry.slug) < chain.length - 1) return undefined
  }
  return undefined
}
