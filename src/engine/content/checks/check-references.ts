import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import type { ContentPage, Entry } from '#engine/model/entries/content.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { say } from '#lib/say/message.ts'
import { defineCheck, type CheckContext } from '../check/content-check.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { toWrittenSlug } from '../taken-down/hide-slugs.ts'
import { referencesOf } from './references-of.ts'

/**
 * Every reference to an entry, by its slug, is to a published one; or to one that was taken down, where the archive records
 * the entry that says so, which must not change, or the one that it names, to which it owes its facts.
 */
export const checkReferences = defineCheck('references', 'integrity', (context) => {
  const { pages, entries } = context.checked
  for (const page of pages.values()) checkObject(context, page, undefined)
  for (const collection of context.site.names) {
    for (const entry of entries[collection]) checkObject(context, entry, collection)
  }
})

function checkObject(context: CheckContext, object: Entry | ContentPage, own: CollectionName | undefined): void {
  const { site, content, hidden, index, invalid, report } = context
  for (const reference of referencesOf(site, own, object.facts)) {
    const { path, collection } = reference
    const slug = toWrittenSlug(object.facts, reference)
    const target = index.find(collection, slug)
    const field = path.join('.')
    if (target) {
      if (isLost(site, object, target)) {
        const message = say`"${field}": ${collection}/${slug} is withdrawn, and no page shows it any more; name another, or remove the reference`
        report.warn(object, path, message)
      }
      continue
    }
    if (invalid.has(`${collection}/${slug}`)) continue
    const isGone = context.isGone(toEntryHref(site, collection, slug) ?? '')
    if (isGone && isRecorded(context, [toId(object), `${collection}/${slug}`])) continue
    const status = isGone ? say`taken down` : hidden.get(`${collection}/${slug}`)?.status
    const message = status
      ? say`"${field}": ${collection}/${slug} is not published (status: ${status})`
      : say`"${field}": There is no entry ${collection}/${slug}.${didYouMean(slug, toSlugs(content.entries[collection]))}`
    report.error(object, path, message)
  }
}

function isRecorded({ archive }: CheckContext, ids: readonly string[]): boolean {
  return ids.some((id) => archive?.lock.has(id))
}

/** As the archive names it. Pages are not archived. */
function toId(object: Entry | ContentPage): string {
  return 'slug' in object ? `${object.collection}/${object.slug}` : ''
}

/** True if an entry that is shown names one that is not: a withdrawn entry is kept only where it has a page of its own. */
function isLost({ collections }: ContentSite, object: Entry | ContentPage, target: Entry): boolean {
  const isShown = !('status' in object.facts && object.facts.status === 'withdrawn')
  return isShown && target.facts.status === 'withdrawn' && collections[target.collection].route === undefined
}

function toSlugs(entries: readonly Entry[]): string[] {
  return entries.map(({ slug }) => slug)
}
