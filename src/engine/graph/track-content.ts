import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Content, ContentPage, Entries, Entry } from '#engine/model/entries/content.ts'
import type { CollectionName, RoutedName } from '#engine/model/site/collection-name.ts'
import { createIndexes } from '#engine/render/payload/create-indexes.ts'
import type { CollectionIndex } from '#engine/render/payload/index-collection.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toRecord } from '#lib/records.ts'
import type { BuildGraph } from './build-graph.ts'
import type { Part } from './parts.ts'
import type { Subject } from './subjects.ts'
import { createToSubjects, type HashedContent } from './to-subjects.ts'
import { TrackedItem, type Item, type ToView } from './tracked-item.ts'
import { pagesKey, TrackedPages } from './tracked-pages.ts'

/** Content as outputs see it: everything that they read of it is recorded. */
export interface TrackedContent extends Pick<PayloadContext, 'content' | 'indexOf'> {
  /** Shows other content from now on. Returns its parts with their hashes, for the next revision. */
  show: (published: HashedContent) => Subject[]
}

/** @param recordRead records a read */
export function trackContent(site: ContentSite, recordRead: BuildGraph['recordRead']): TrackedContent {
  let shown: { content: Content; lists: Partial<Entries> } | undefined
  const present = () => {
    if (!shown) throw new Error('There is no content yet: call show first')
    return shown
  }
  const items = new Map<string, TrackedItem>()
  const indexOf = createIndexes(() => present().content)
  const toSubjects = createToSubjects(site, indexOf)

  /** The view of an entry or a page: one for each, so that views can be compared. */
  const toView = <One extends Item>(key: string, one: One): One => {
    const known = items.get(key)
    const collection = one.collection && site.collections[one.collection]
    const item = known ?? new TrackedItem(key, one, { recordRead, collection })
    if (known) known.replace(one)
    else items.set(key, item)
    return item.view as One // shows `one`; of the same key, thus of the same collection
  }

  const listOf = <C extends CollectionName>(collection: C): Entries[C] => {
    const { content, lists } = present()
    const all: readonly Entry<C>[] = content.entries[collection]
    const views = lists[collection] ?? all.map((entry) => toView(`${collection}/${entry.slug}`, entry))
    lists[collection] = views as Entries[C] // the views of that collection
    return views as Entries[C] // as above
  }
  const entries = Object.defineProperties(
    {} as Entries, // the next argument defines all collections
    toRecord<Record<CollectionName, PropertyDescriptor>, CollectionName>(site.names, (collection) => ({
      enumerable: true,
      get: () => {
        recordRead(collection, 'value')
        return listOf(collection)
      },
    })),
  )

  return {
    content: {
      get now() {
        recordRead('now', 'value')
        return present().content.now
      },
      get today() {
        recordRead('today', 'value')
        return present().content.today
      },
      pages: new TrackedPages(recordRead, () => present().content.pages, toView),
      entries,
      get images() {
        recordRead('images', 'value')
        return present().content.images
      },
      // Outputs are made of each document for itself.
      get attachments() {
        return present().content.attachments
      },
      get menus() {
        recordRead('frame', 'value')
        return present().content.menus
      },
      get redirects() {
        recordRead('redirects', 'value')
        return present().content.redirects
      },
    },
    indexOf: (collection) => trackIndex(collection, indexOf(collection), { recordRead, toView }),
    show: (published) => {
      const { content } = published
      // Views that outputs and derived values hold show the new entries too.
      for (const [key, next] of findChanged(shown?.content, content)) {
        if (next) items.get(key)?.replace(next)
        else items.delete(key)
      }
      shown = { content, lists: {} }
      return toSubjects(published)
    },
  }
}

function trackIndex<C extends RoutedName>(
  collection: C,
  index: CollectionIndex<C>,
  { recordRead, toView }: { recordRead: BuildGraph['recordRead']; toView: ToView },
): CollectionIndex<C> {
  const show = (entry: Entry<C> | undefined) => entry && toView(`${collection}/${entry.slug}`, entry)
  const recordOf = (slug: string, part: Part) => recordRead(`${collection}/${slug}`, part)
  return {
    find: (slug) => {
      recordOf(slug, 'state')
      return show(index.find(slug))
    },
    findSuccessor: (slug) => {
      recordOf(slug, 'state')
      return show(index.findSuccessor(slug))
    },
    findCorrections: (slug) => {
      recordOf(slug, 'state')
      return index.findCorrections(slug).flatMap((entry) => show(entry) ?? [])
    },
    findNewer: (slug) => {
      recordOf(slug, 'place')
      return show(index.findNewer(slug))
    },
    findOlder: (slug) => {
      recordOf(slug, 'place')
      return show(index.findOlder(slug))
    },
  }
}

/** The items that are new or other objects, by their keys; undefined for those that are gone. */
function findChanged(former: Content | undefined, next: Content): Map<string, Item | undefined> {
  const others = new Set(former ? listItems(former) : [])
  const changed = [...listItems(next)].filter((item) => !others.delete(item))
  return new Map([
    ...Array.from(others, (item) => [toKey(item), undefined] as const),
    ...changed.map((item) => [toKey(item), item] as const),
  ])
}

function* listItems({ entries, pages }: Content): Generator<Entry | ContentPage> {
  for (const list of Object.values<readonly Entry[]>(entries)) yield* list
  yield* pages.values()
}

function toKey(item: Entry | ContentPage): string {
  return 'collection' in item ? `${item.collection}/${item.slug}` : pagesKey + item.path
}
