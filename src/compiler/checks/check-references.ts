import { collections } from '#features/collections.ts'
import type { ContentPage, Entry } from '#features/content.ts'
import { pageSchema } from '#features/pages/collections/page-schema.ts'
import { collectionNames, type CollectionName } from '#model/vocabulary/collection-names.ts'
import type { Check, CheckContext } from '../check/content-check.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { findReferences } from './find-references.ts'

/** Every reference to an entry, by its slug, is to a published one. */
export const checkReferences: Check = (context) => {
  for (const page of context.content.pages.values()) checkSubject(context, page, pageSchema, undefined)
  for (const collection of collectionNames) {
    for (const entry of context.content.entries[collection]) {
      checkSubject(context, entry, collections[collection].schema, collection)
    }
  }
}

function checkSubject(
  { content, hidden, invalid, report }: CheckContext,
  subject: Entry | ContentPage,
  schema: unknown,
  ownCollection: CollectionName | undefined,
): void {
  for (const { path, to, slug } of findReferences(schema, subject.facts)) {
    const collection = to === 'same' ? ownCollection : collectionNames.find((name) => name === to)
    if (!collection) throw new Error(`A schema refers to the unknown collection "${to}"`)
    const slugs = content.entries[collection].map((entry) => entry.slug)
    if (slugs.includes(slug) || invalid.has(`${collection}/${slug}`)) continue
    const field = path.join('.')
    const unpublished = hidden.get(`${collection}/${slug}`)
    const message = unpublished
      ? `"${field}": ${collection}/${slug} is not published (status: ${unpublished.status})`
      : `"${field}": There is no entry ${collection}/${slug}.${didYouMean(slug, slugs)}`
    report.error(subject, path, message)
  }
}
