import type { FactNames, HashedParts } from '#engine/content/entries/entry-hashes.ts'
import type { Texts } from '#engine/model/entries/entry.ts'
import { isLocale, type Locale } from '#engine/model/locale/locale.ts'
import type { BuildGraph } from './build-graph.ts'
import type { Part } from './parts.ts'
import { trackObject, type View } from './track-object.ts'

/** An entry of any collection, or a page. */
export type Item = HashedParts

/** The view of an item, by its key in the graph. */
export type ToView = <One extends Item>(key: string, one: One) => One

/** The properties of a text that its frontmatter states; all others come from the text itself. */
const headProperties = new Set(['title', 'summary', 'coverAlt', 'seo'])

/** The parts that the properties of an entry or a page are. Its name and its own address are part of none: who has it knows them. */
const partsOf: Readonly<Record<string, readonly Part[]>> = {
  list: ['state'],
  texts: ['state'],
  matter: ['state'],
  cover: ['files'],
  attachments: ['files'],
  isListed: ['state'],
  marks: ['state'],
}

interface TrackedIn {
  recordRead: BuildGraph['recordRead']
  /** The collection of an entry; undefined for a page. */
  collection: FactNames | undefined
}

/** An entry or a page with its view. The view stays the same, and shows the present entry. */
export class TrackedItem implements View<Item> {
  readonly view: Item
  readonly #key: string
  readonly #facts: object
  readonly #texts: Texts
  readonly #matter: Item['matter']
  readonly #recordRead: BuildGraph['recordRead']
  #present: Item

  constructor(key: string, item: Item, { recordRead, collection }: TrackedIn) {
    this.#key = key
    this.#present = item
    this.#recordRead = recordRead
    this.#facts = trackObject(new FactsView(this, collection))
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

  recordPart(part: Part): void {
    this.#recordRead(this.#key, part)
  }

  onRead(property: string | null): void {
    if (property !== null) for (const part of partsOf[property] ?? []) this.recordPart(part)
  }

  show(property: string, value: unknown): unknown {
    if (property === 'facts') return this.#facts
    return property === 'texts' ? this.#texts : property === 'matter' ? this.#matter : value
  }
}

/** The fields of `entry.yaml`: what is public of them, and the rest. */
class FactsView implements View<object> {
  readonly #item: TrackedItem
  readonly #collection: FactNames | undefined

  constructor(item: TrackedItem, collection: FactNames | undefined) {
    this.#item = item
    this.#collection = collection
  }

  present(): object {
    return this.#item.present().facts
  }

  onRead(property: string | null): void {
    const isOther = property !== null && this.#collection?.isInternal(property)
    if (!isOther) this.#item.recordPart('facts')
    if (isOther || property === null) this.#item.recordPart('internal')
  }

  show(_property: string, value: unknown): unknown {
    return value
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

  onRead(): void {
    this.#item.recordPart('state')
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

  onRead(property: string | null): void {
    const isHead = property !== null && headProperties.has(property)
    this.#item.recordPart(isHead ? `${this.#locale}.head` : `${this.#locale}.body`)
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

  onRead(locale: string | null): void {
    this.#item.recordPart('state')
    if (isLocale(locale)) this.#item.recordPart(`${locale}.head`)
  }

  show(_locale: string, value: unknown): unknown {
    return value
  }
}
