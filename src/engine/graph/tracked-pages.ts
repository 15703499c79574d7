import type { ContentPage } from '#engine/model/entries/content.ts'
import type { BuildGraph } from './build-graph.ts'
import type { ToView } from './tracked-item.ts'

/** The key of the set of pages in the graph. That of a page is this and its path. */
export const pagesKey = 'pages'

/** The pages by path. Looking for one that does not exist is a read too: it may appear. */
export class TrackedPages extends Map<string, ContentPage> {
  readonly #recordRead: BuildGraph['recordRead']
  readonly #pages: () => ReadonlyMap<string, ContentPage>
  readonly #toView: ToView

  constructor(recordRead: BuildGraph['recordRead'], pages: () => ReadonlyMap<string, ContentPage>, toView: ToView) {
    super()
    this.#recordRead = recordRead
    this.#pages = pages
    this.#toView = toView
  }

  override get size(): number {
    this.#recordRead(pagesKey, 'value')
    return this.#pages().size
  }

  override has(path: string): boolean {
    this.#recordRead(pagesKey + path, 'state')
    return this.#pages().has(path)
  }

  override get(path: string): ContentPage | undefined {
    this.#recordRead(pagesKey + path, 'state')
    const page = this.#pages().get(path)
    return page && this.#toView(pagesKey + path, page)
  }

  override *entries(): MapIterator<[string, ContentPage]> {
    this.#recordRead(pagesKey, 'value')
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
