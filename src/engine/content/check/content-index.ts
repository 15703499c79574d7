import { toEntryHref, type Collections, type ContentSite } from '#engine/model/content/content-site.ts'
import { toAttachmentUrl } from '#engine/model/entries/attachments.ts'
import type { Content, Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import type { AnyEntry, Texts } from '#engine/model/entries/entry.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { CollectionName, RoutedName } from '#engine/model/site/collection-name.ts'

/** Any list of entries of one collection: `Entry[]` cannot say that in code for every collection. */
type List = readonly AnyEntry[]

/**
 * The look-ups in lists of entries, each made when it is first needed. Contents that share a list share its look-ups: those of
 * two readings, and of two moments.
 */
export class ListIndexes {
  readonly #site: ContentSite
  readonly #bySlug = new WeakMap<List, ReadonlyMap<string, AnyEntry>>()
  readonly #anchors = new WeakMap<List, ReadonlyMap<string, readonly string[]>>()

  readonly #extended = new WeakMap<List, { base: List; added: ReadonlyMap<string, AnyEntry> }>()

  constructor(site: ContentSite) {
    this.#site = site
  }

  /** The entry of a list with a slug. */
  find(list: List, slug: string): AnyEntry | undefined {
    const extended = this.#extended.get(list)
    return extended?.added.get(slug) ?? this.#bySlugOf(extended?.base ?? list).get(slug)
  }

  /** Says that a list has the entries of another, and more: its look-ups then cost what was added. */
  extend(list: List, base: List, added: List): void {
    const before = this.#extended.get(base)
    const all = new Map([...(before?.added ?? []), ...added.map((entry) => [entry.slug, entry] as const)])
    this.#extended.set(list, { base: before?.base ?? base, added: all })
  }

  #bySlugOf(list: List): ReadonlyMap<string, AnyEntry> {
    const known = this.#bySlug.get(list) ?? new Map(list.map((entry) => [entry.slug, entry]))
    this.#bySlug.set(list, known)
    return known
  }

  /** The ids of entries and of their groups, by the path of the page that shows them. */
  anchors<C extends CollectionName>(collection: C, list: readonly Entry<C>[]): ReadonlyMap<string, readonly string[]> {
    const known = this.#anchors.get(list) ?? toShownAnchors(this.#site.collections[collection], list)
    this.#anchors.set(list, known)
    return known
  }
}

/** Finds entries, texts and anchors in a content without looking through it. */
export class ContentIndex {
  readonly #content: Content
  readonly #lists: ListIndexes
  /** The collections by what is before the slug in the paths of their entries. */
  readonly #prefixes: ReadonlyMap<string, readonly RoutedName[]>
  /** Collections of which some page shows entries, or groups of them, under anchors. */
  readonly #shownNames: readonly CollectionName[]
  #documents: ReadonlySet<string> | undefined

  constructor(site: ContentSite, content: Content, lists: ListIndexes = new ListIndexes(site)) {
    const { names, routedNames, collections } = site
    this.#prefixes = Map.groupBy(routedNames, (collection) => toEntryHref(site, collection, '') ?? '')
    this.#shownNames = names.filter(
      (name) => collections[name].route === undefined || collections[name].groups.ids.length > 0,
    )
    this.#content = content
    this.#lists = lists
  }

  /** The published entry with a slug. */
  find<C extends CollectionName>(collection: C, slug: string): Entry<C> | undefined {
    const list: readonly Entry<C>[] = this.#content.entries[collection]
    return this.#lists.find(list, slug) as Entry<C> | undefined // the list is of that collection
  }

  /** The entries with a page of their own at a path: more than one if two have the same address. */
  entriesAt(path: string): AnyEntry[] {
    const start = path.lastIndexOf('/') + 1
    const names = this.#prefixes.get(path.slice(0, start)) ?? []
    return names.flatMap((collection) => this.find(collection, path.slice(start)) ?? [])
  }

  /** The texts of the page or the entry at a path; undefined if there is none. */
  textsAt(path: string): Texts | undefined {
    return this.#content.pages.get(path)?.texts ?? this.#entryAt(path)?.texts
  }

  #entryAt(path: string): AnyEntry | undefined {
    const start = path.lastIndexOf('/') + 1
    for (const collection of this.#prefixes.get(path.slice(0, start)) ?? []) {
      const found = this.find(collection, path.slice(start))
      if (found) return found
    }
    return undefined
  }

  /** The URLs of all documents. */
  get documents(): ReadonlySet<string> {
    return (this.#documents ??= new Set(this.#content.attachments.map(toAttachmentUrl)))
  }

  /** The anchors of a page in a language: headings, steps, and the entries that it shows. */
  anchorsAt(path: string, locale: Locale): string[] {
    const texts = this.textsAt(path)
    const { anchors, steps } = texts ? pickText(texts, locale) : { anchors: [] }
    const stepIds = (steps?.steps ?? []).map((_, index) => `buoc-${index + 1}`)
    return [...anchors, ...stepIds, ...this.#shownNames.flatMap((name) => this.#shownAt(name, path))]
  }

  #shownAt<C extends CollectionName>(collection: C, path: string): readonly string[] {
    return this.#lists.anchors(collection, this.#content.entries[collection]).get(path) ?? []
  }
}

function toShownAnchors<C extends CollectionName>(
  { groups }: Collections[C],
  list: readonly Entry<C>[],
): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map<string, string[]>()
  for (const entry of list) {
    const { href, anchor } = toEntryAddress(entry)
    const group = groups.of(entry.facts)
    const ids = byPath.get(href) ?? []
    if (anchor !== undefined) ids.push(anchor)
    if (group !== undefined) ids.push(group)
    byPath.set(href, ids)
  }
  return byPath
}
