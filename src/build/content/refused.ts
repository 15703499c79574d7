import type { CollectionName } from '#model/collection-names.ts'
import { toEntryHref } from '#model/entry-href.ts'

/**
 * What is there and could not be read. What is wrong with it is told at its own place; wherever else it is named or
 * missed, nothing is: an editor would mend what is not broken.
 */
export class Refused {
  readonly #slugs = new Map<CollectionName, Set<string>>()
  readonly #paths = new Set<string>()

  addEntry(collection: CollectionName, slug: string): void {
    this.#slugs.set(collection, (this.#slugs.get(collection) ?? new Set()).add(slug))
    const path = toEntryHref(collection, slug)
    if (path !== undefined) this.#paths.add(path)
  }

  addPage(path: string): void {
    this.#paths.add(path)
  }

  hasEntry(collection: CollectionName, slug: string): boolean {
    return this.#slugs.get(collection)?.has(slug) ?? false
  }

  /** Whether a page or an entry has this address. */
  hasPath(path: string): boolean {
    return this.#paths.has(path)
  }

  /** Whether an entry could be what an anchor of another page names. */
  hasAnchor(anchor: string): boolean {
    return [...this.#slugs.values()].some((slugs) => slugs.has(anchor))
  }

  /** Whether something of a collection, or of anything at all, may be missed that is there. */
  hasAny(collection?: CollectionName): boolean {
    return collection ? this.#slugs.has(collection) : this.#slugs.size > 0 || this.#paths.size > 0
  }
}
