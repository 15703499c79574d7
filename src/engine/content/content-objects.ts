import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import type { ContentPage, Entry } from '#engine/model/entries/content.ts'
import type { AnyEntry } from '#engine/model/entries/entry.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import type { Href } from '#lib/href.ts'
import type { Digests } from './archive/digests.ts'
import type { ContentObject, ObjectSource } from './check/content-check.ts'
import { ListIndexes } from './check/content-index.ts'
import type { CollectedEntry, ReadPage } from './entries/collect-entries.ts'
import { createEntryHashes, type EntryHashes, type HashedParts } from './entries/entry-hashes.ts'
import type { ValidEntry } from './entries/read-result.ts'

type Result = ValidEntry<unknown, unknown>
type Hashed = Pick<Result, 'hashes' | 'digests'>
type State<C extends CollectionName> = Pick<Entry<C>, 'isListed' | 'marks'>

/**
 * The entries and pages of a content, made from what was read of them. The same object stands for an entry as long as its
 * files and its state are the same, also in the next reading.
 */
export class ContentObjects {
  /** The look-ups in their lists. */
  readonly lists: ListIndexes
  readonly #site: ContentSite
  readonly #sources = new WeakMap<object, ObjectSource & Hashed>()
  readonly #entries = new WeakMap<Result, AnyEntry>()
  readonly #pages = new WeakMap<Result, ContentPage>()

  constructor(site: ContentSite) {
    this.#site = site
    this.lists = new ListIndexes(site)
  }

  /** An entry of a collection in a state. */
  toEntry<C extends CollectionName>(
    collection: C,
    { slug, result }: CollectedEntry<C> & { result: Result },
    { isListed, marks }: State<C>,
  ): Entry<C> {
    const known = this.#entries.get(result)
    if (known && known.isListed === isListed && isEqualList(known.marks, marks)) {
      return known as Entry<C> // a result belongs to one collection
    }
    const { facts, texts, matter, cover, attachments } = result
    const entry = {
      collection,
      slug,
      href: toEntryHref(this.#site, collection, slug),
      list: this.#site.collections[collection].listOf(facts),
      facts,
      texts,
      matter,
      cover,
      attachments,
      isListed,
      marks,
    } as Entry<C> // read with its schemas
    this.#entries.set(result, entry)
    this.#sources.set(entry, result)
    return entry
  }

  toPage(path: string, result: ReadPage['result'] & Result): ContentPage {
    const known = this.#pages.get(result)
    if (known) return known
    const { facts, texts, matter, cover, attachments } = result
    const href = path as Href // checkPages ensures that its route exists
    const page: ContentPage = { path: href, facts, texts, matter, cover, attachments }
    this.#pages.set(result, page)
    this.#sources.set(page, result)
    return page
  }

  /** Where an entry or a page is from. @throws for one of another content */
  sourceOf(object: ContentObject | HashedParts): ObjectSource & Hashed {
    const source = this.#sources.get(object)
    if (!source) throw new Error('The source of the checked entry is unknown')
    return source
  }

  /** The hashes of an archived entry's sources. */
  readonly digestsOf = (entry: ContentObject): Digests | undefined => this.sourceOf(entry).digests

  /** The hashes of their parts. */
  get hashes(): EntryHashes {
    const computed = createEntryHashes(this.#site)
    return { of: (object) => this.sourceOf(object).hashes ?? computed.of(object) }
  }
}

function isEqualList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}
