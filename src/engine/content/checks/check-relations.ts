import type { Entry } from '#engine/model/entries/content.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { say } from '#lib/say/message.ts'
import { defineCheck, type CheckContext, type FieldPath } from '../check/content-check.ts'

/** An entry is not older than the one it supersedes or corrects, and these references form no cycle. */
export const checkRelations = defineCheck('relations', 'integrity', (context) => {
  for (const collection of context.site.names) {
    const entries: readonly Entry[] = context.checked.entries[collection]
    for (const entry of entries) {
      if (entry.facts.supersedes !== undefined || entry.facts.corrects) checkEntry(context, collection, entry)
    }
  }
})

function checkEntry({ index, report }: CheckContext, collection: CollectionName, entry: Entry): void {
  for (const { field, next } of relations) {
    const follow = (from: Entry): Entry | undefined => index.find(collection, next(from) ?? '')
    const target = follow(entry)
    if (!target) continue
    const cycle = findCycle(entry, follow)
    if (cycle) {
      report.error(
        entry,
        field,
        say`"${field.join('.')}": Circular reference: ${cycle.join(' → ')}; remove one of the references`,
      )
    } else if (target.facts.publishedAt > entry.facts.publishedAt) {
      report.error(
        entry,
        field,
        say`"${field.join('.')}": ${target.slug} was published after this entry; refer to an earlier one`,
      )
    }
  }
}

const relations: readonly { field: FieldPath; next: (entry: Entry) => string | undefined }[] = [
  { field: ['supersedes'], next: ({ facts }) => facts.supersedes },
  { field: ['corrects', 'entry'], next: ({ facts }) => facts.corrects?.entry },
]

/** The slugs of a cycle that starts and ends at an entry; undefined if the entry is in no cycle. */
function findCycle(start: Entry, next: (entry: Entry) => Entry | undefined): string[] | undefined {
  const chain = new Set([start])
  for (let entry = next(start); entry && chain.size <= 1000; entry = next(entry)) {
    if (entry === start) return [...chain, entry].map(({ slug }) => slug)
    if (chain.has(entry)) return undefined
    chain.add(entry)
  }
  return undefined
}
