import { collections } from '#features/collections.ts'
import type { ContentPage, Entry } from '#features/content.ts'
import { pageSchema } from '#features/pages/collections/page-schema.ts'
import { toRecord } from '#lib/records.ts'
import { collectionNames, type CollectionName } from '#model/vocabulary/collection-names.ts'
import type { Check, CheckContext } from '../check/content-check.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { compileReferences, type EntryReference, type FindReferences } from './find-references.ts'

const inPages = compileReferences(pageSchema)
const inEntries = toRecord<Record<CollectionName, FindReferences | undefined>, CollectionName>(
  collectionNames,
  (collection) => compileReferences(collections[collection].schema),
)

/** Every reference to an entry, by its slug, is to a published one. */
export const checkReferences: Check = (context) => {
  const { pages, entries } = context.checked
  if (inPages) for (const page of pages.values()) checkSubject(context, page, { find: inPages })
  for (const collection of collectionNames) {
    const find = inEntries[collection]
    if (find) for (const entry of entries[collection]) checkSubject(context, entry, { find, ownCollection: collection })
  }
}

interface Rules {
  find: FindReferences
  /** The collection that `same` stands for. */
  ownCollection?: CollectionName
}

function checkSubject(context: CheckContext, subject: Entry | ContentPage, { find, ownCollection }: Rules): void {
  const found: EntryReference[] = []
  find(subject.facts, [], found)
  const { content, hidden, index, invalid, report } = context
  for (const { path, to, slug } of found) {
    const collection = to === 'same' ? ownCollection : collectionNames.find((name) => name === to)
    if (!collection) throw new Error(`A schema refers to the unknown collection "${to}"`)
    const target = index.find(collection, slug)
    const field = path.join('.')
    if (target) {
      if (isLost(subject, target)) {
        const message = `"${field}": ${collection}/${slug} is withdrawn, and no page shows it any more; name another, or remove the reference`
        report.warn(subject, path, message)
      }
      continue
    }
    if (invalid.has(`${collection}/${slug}`)) continue
    const unpublished = hidden.get(`${collection}/${slug}`)
    const message = unpublished
      ? `"${field}": ${collection}/${slug} is not published (status: ${unpublished.status})`
      : `"${field}": There is no entry ${collection}/${slug}.${didYouMean(slug, toSlugs(content.entries[collection]))}`
    report.error(subject, path, message)
  }
}

/** Whether an entry that is shown names one that is not: a withdrawn entry is kept only where it has a page of its own. */
function isLost(subject: Entry | ContentPage, target: Entry): boolean {
  const isShown = !('status' in subject.facts && subject.facts.status === 'withdrawn')
  return isShown && target.facts.status === 'withdrawn' && collections[target.collection].route === undefined
}

function toSlugs(entries: readonly Entry[]): string[] {
  return entries.map(({ slug }) => slug)
}
