import { hashBytes } from '#compiler/disk/files.ts'
import type { HashedParts } from '#compiler/entries/entry-hashes.ts'
import type { ReadContent } from '#compiler/examine-tree.ts'
import { routedNames, type RoutedName } from '#features/collections.ts'
import type { Content, ContentPage, Entries, Entry } from '#features/content.ts'
import { toRecord } from '#lib/records.ts'
import type { Texts } from '#model/entries/entry.ts'
import { isLocale, locales, type Locale } from '#model/locale/locale.ts'
import { collectionNames, type CollectionName } from '#model/vocabulary/collection-names.ts'
import { createIndexes } from '../payload/create-indexes.ts'
import type { CollectionIndex } from '../payload/index-collection.ts'
import type { PayloadContext } from '../payload/payload-context.ts'
import type { BuildGraph } from './create-graph.ts'
import type { Part } from './parts.ts'
import type { Subject } from './subjects.ts'
import { trackObject, type View } from './track-object.ts'

type Published = Pick<ReadContent, 'content' | 'hashes'>
/** An entry of any collection, or a page. */
type Item = HashedParts

/** Content as outputs see it: everything that they read of it is recorded. */
export interface TrackedContent extends Pick<PayloadContext, 'content' | 'indexOf'> {
  /** Shows other content from now on. Returns its parts with their hashes, for the next revision. */
  show: (published: Published) => Subject[]
}

const pagesKey = 'pages'

/** The properties of a text that its frontmatter states; all others come from the text itself. */
const headProperties = new Set(['title', 'summary', 'coverAlt', 'seo'])

/** @param read records a read */
export function trackContent(read: BuildGraph['read']): TrackedContent {
  let shown: { content: Content; indexOf: PayloadContext['indexOf']; lists: Partial<Entries> } | undefined
  const present = () => {
    if (!shown) throw new Error('There is no content yet: call show first')
    return shown
  }
  const items = new Map<string, TrackedItem>()

  /** The view of an entry or a page: one for each, so that views can be compared. */
  const toView = <One extends Item>(key: string, one: One): One => {
    const known = items.get(key)
    const item = known ?? new TrackedItem(key, one, read)
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
    toRecord<Record<CollectionName, PropertyDescriptor>, CollectionName>(collectionNames, (collection) => ({
      enumerable: true,
      get: () => {
        read(collection, 'value')
        return listOf(collection)
      },
    })),
  )

  return {
    content: {
      get now() {
        read('now', 'value')
        return present().content.now
      },
      get today() {
        read('today', 'value')
        return present().content.today
      },
      pages: new TrackedPages(read, () => present().content.pages, toView),
      entries,
      // Outputs are made of each image and document for itself.
      get images() {
        return present().content.images
      },
      get attachments() {
        return present().content.attachments
      },
    },
    indexOf: (collection) => trackIndex(collection, present().indexOf(collection), { read, toView }),
    show: ({ content, hashes }) => {
      const indexOf = createIndexes(content)
      shown = { content, indexOf, lists: {} }
      const subjects = [...toSubjects({ content, hashes }, indexOf)]
      // Views that outputs and derived values hold show the new entries too.
      const present = new Map(listItems(content))
      for (const [key, item] of items) {
        const next = present.get(key)
        if (next) item.replace(next)
        else items.delete(key)
      }
      return subjects
    },
  }
}

type ToView = <One extends Item>(key: string, one: One) => One

/** An entry or a page with its view. The view stays the same, and shows the present entry. */
class TrackedItem implements View<Item> {
  readonly view: Item
  readonly #key: string
  readonly #texts: Texts
  readonly #matter: Item['matter']
  readonly #read: BuildGraph['read']
  #present: Item

  constructor(key: string, item: Item, read: BuildGraph['read']) {
    this.#key = key
    this.#present = item
    this.#read = read
    this.#texts = trackObject(new TextsView(this))
    this.#matter = trackObject(new MatterView(this))
    this.view = trackObject<Item>(this)
  }

  replace(item: Item): void {
    this.#present = item
  }

  present(): Item {
    return this.#present
  }

  readPart(part: Part): void {
    this.#read(this.#key, part)
  }

  read(property: string | null): void {
    if (property !== null) for (const part of partsOf[property] ?? []) this.readPart(part)
  }

  show(property: string, value: unknown): unknown {
    return property === 'texts' ? this.#texts : property === 'matter' ? this.#matter : value
  }
}

/** The texts of an item by language. Which languages there are is part of its state. */
class TextsView implements View<Texts> {
  readonly #item: TrackedItem
  readonly #views: Partial<Record<Locale, object>> = {}

  constructor(item: TrackedItem) {
    this.#item = item
  }

  present(): Texts {
    return this.#item.present().texts
  }

  read(): void {
    this.#item.readPart('state')
  }

  show(locale: string, text: unknown): unknown {
    if (!isLocale(locale) || text === undefined) return text
    return (this.#views[locale] ??= trackObject(new TextView(this.#item, locale)))
  }
}

class TextView implements View<object> {
  readonly #item: TrackedItem
  readonly #locale: Locale

  constructor(item: TrackedItem, locale: Locale) {
    this.#item = item
    this.#locale = locale
  }

  present(): object {
    return this.#item.present().texts[this.#locale] ?? {}
  }

  read(property: string | null): void {
    const isHead = property !== null && headProperties.has(property)
    this.#item.readPart(isHead ? `${this.#locale}.head` : `${this.#locale}.body`)
  }

  show(_property: string, value: unknown): unknown {
    return value
  }
}

/** The frontmatter of an item by language. */
class MatterView implements View<Item['matter']> {
  readonly #item: TrackedItem

  constructor(item: TrackedItem) {
    this.#item = item
  }

  present(): Item['matter'] {
    return this.#item.present().matter
  }

  read(locale: string | null): void {
    this.#item.readPart('state')
    if (isLocale(locale)) this.#item.readPart(`${locale}.head`)
  }

  show(_locale: string, value: unknown): unknown {
    return value
  }
}

/** The parts that the properties of an entry or a page are. Its name is part of none: who has it knows it. */
const partsOf: Readonly<Record<string, readonly Part[]>> = {
  facts: ['facts'],
  texts: ['state'],
  matter: ['state'],
  cover: ['files'],
  attachments: ['files'],
  isListed: ['state'],
  marks: ['state'],
}

/** The pages by path. Looking for one that does not exist is a read too: it may appear. */
class TrackedPages extends Map<string, ContentPage> {
  readonly #read: BuildGraph['read']
  readonly #pages: () => ReadonlyMap<string, ContentPage>
  readonly #toView: ToView

  constructor(read: BuildGraph['read'], pages: () => ReadonlyMap<string, ContentPage>, toView: ToView) {
    super()
    this.#read = read
    this.#pages = pages
    this.#toView = toView
  }

  override get size(): number {
    this.#read(pagesKey, 'value')
    return this.#pages().size
  }

  override has(path: string): boolean {
    this.#read(pagesKey + path, 'state')
    return this.#pages().has(path)
  }

  override get(path: string): ContentPage | undefined {
    this.#read(pagesKey + path, 'state')
    const page = this.#pages().get(path)
    return page && this.#toView(pagesKey + path, page)
  }

  override *entries(): MapIterator<[string, ContentPage]> {
    this.#read(pagesKey, 'value')
    for (const [path, page] of this.#pages()) yield [path, this.#toView(pagesKey + path, page)]
  }

  override *values(): MapIterator<ContentPage> {
    for (const [, page] of this.entries()) yield page
  }

  override *keys(): MapIterator<string> {
    for (const [path] of this.entries()) yield path
  }

  override [Symbol.iterator](): MapIterator<[string, ContentPage]> {
    return this.entries()
  }

  override forEach(run: (page: ContentPage, path: string, pages: Map<string, ContentPage>) => void): void {
    for (const [path, page] of this.entries()) run(page, path, this)
  }
}

function trackIndex<C extends RoutedName>(
  collection: C,
  index: CollectionIndex<C>,
  { read, toView }: { read: BuildGraph['read']; toView: ToView },
): CollectionIndex<C> {
  const show = (entry: Entry<C> | undefined) => entry && toView(`${collection}/${entry.slug}`, entry)
  const readOf = (slug: string, part: Part) => read(`${collection}/${slug}`, part)
  return {
    find: (slug) => {
      readOf(slug, 'state')
      return show(index.find(slug))
    },
    findSuccessor: (slug) => {
      readOf(slug, 'state')
      return show(index.findSuccessor(slug))
    },
    findCorrections: (slug) => {
      readOf(slug, 'state')
      return index.findCorrections(slug).flatMap((entry) => show(entry) ?? [])
    },
    findNewer: (slug) => {
      readOf(slug, 'place')
      return show(index.findNewer(slug))
    },
    findOlder: (slug) => {
      readOf(slug, 'place')
      return show(index.findOlder(slug))
    },
  }
}

function* listItems({ entries, pages }: Content): Generator<[key: string, item: Item]> {
  for (const entry of Object.values(entries).flat()) yield [`${entry.collection}/${entry.slug}`, entry]
  for (const page of pages.values()) yield [pagesKey + page.path, page]
}

/** The parts of all content with their hashes. */
function* toSubjects({ content, hashes }: Published, indexOf: PayloadContext['indexOf']): Generator<Subject> {
  yield { key: 'now', hashes: { value: content.now.toISOString() } }
  yield { key: 'today', hashes: { value: content.today } }
  for (const collection of collectionNames) {
    const all: readonly Entry[] = content.entries[collection]
    const routed = routedNames.find((name) => name === collection)
    const index = routed && indexOf(routed)
    for (const entry of all) {
      const { slug, isListed, marks } = entry
      const related = index
        ? [index.findSuccessor(slug), ...index.findCorrections(slug)].map((other) => other?.slug)
        : []
      yield {
        key: `${collection}/${slug}`,
        group: collection,
        hashes: {
          ...toPartHashes(hashes.of(entry)),
          state: `${isListed ? 'listed' : ''}|${marks.join()}|${Object.keys(entry.texts).join()}|${related.join()}`,
          ...(index && { place: `${index.findNewer(slug)?.slug}|${index.findOlder(slug)?.slug}` }),
        },
      }
    }
    yield { key: collection, hashes: { value: hashBytes(all.map(({ slug }) => slug).join()) } }
  }
  for (const page of content.pages.values()) {
    const state = `page|${Object.keys(page.texts).join()}`
    yield { key: pagesKey + page.path, group: pagesKey, hashes: { ...toPartHashes(hashes.of(page)), state } }
  }
  yield { key: pagesKey, hashes: { value: hashBytes([...content.pages.keys()].join()) } }
}

function toPartHashes({ facts, files, texts }: ReturnType<Published['hashes']['of']>): Subject['hashes'] {
  const parts: Partial<Record<Part, string>> = { facts, files }
  for (const locale of locales) {
    const text = texts[locale]
    if (!text) continue
    parts[`${locale}.head`] = text.head
    parts[`${locale}.body`] = text.body
  }
  return parts
}
