import type { Messages } from '@lingui/core'
import type { PageConfig } from './config/page-config.ts'
import type { PageTemplate } from './fill-page.ts'
import type { Locale } from './locale/locale.ts'
import type { Payload } from './payload-types.ts'

/** The module that renders the pages of a site: built from its app, or written by hand. */
export interface Renderer {
  /** Makes a renderer of many pages in one language. */
  createRenderer: (options: RendererOptions) => RenderPage
  /** Renders one page by itself. @throws the error of a loader or a component, with the URL of the page. */
  render: (request: RenderRequest) => Promise<Rendered>
  /**
   * Makes pages as queries show them. Absent where every page is prerendered.
   * @param setup a `ViewSetup` as JSON, of the same release as this module
   */
  openViews?: (setup: string) => Views
}

/** The input of all pages, in every language. */
export interface ViewSetup {
  build: string
  template: PageTemplate
  catalogues: Readonly<Record<Locale, Messages>>
  config: PageConfig
}

/** Pages as queries show them: the results of a search, a further page of a list, the entries of a list that match filters. */
export interface Views {
  /** The page as a query shows it; undefined where that is the page as it was published. */
  find: (request: ViewRequest) => Promise<View | undefined>
}

export interface ViewRequest {
  /** The first page at the path: the file of its payload. */
  payload: KeptText
  /** All entries of the list, where the page is one: the file of its index. Of the search, the first file of its index, by whose hash all of it is known. */
  readIndex: () => Promise<KeptText | undefined>
  /** Reads a file of the same release. Rejects where there is none. */
  readFile: (url: string) => Promise<Uint8Array>
  /** The query: `?page=2`. */
  search: string
}

/** A file of a release, by a hash of its content, so that it is parsed once. */
export interface KeptText {
  hash: string
  read: () => Promise<string>
}

export interface View {
  /** The same for all queries that show the same of a page. */
  key: string
  /** The payload as its file has it. */
  toPayload: () => string
  /** The document. @throws the error of a component, or of a search that does not work */
  toHtml: () => Promise<string>
  /** The document that says that the search does not work. Absent where there is none. */
  toFailedHtml?: () => Promise<string>
}

/** The input of all pages of one language. */
export interface RendererOptions {
  build: string
  locale: Locale
  catalogue: Messages
  config: PageConfig
  /** By default, a text that the catalogue does not contain is an error: it would be published as its id. */
  onMissingText?: (locale: string, id: string) => void
}

export interface Rendered {
  status: 200 | 404
  html: string
  /** The route of the page, whose code the page loads. */
  routeId: string
}

/** Renders one page; null renders the not-found page, or that for what was taken down. @throws the error of a loader or a component, with the URL of the page. */
export type RenderPage = (payload: Payload | null, options?: PageOptions) => Promise<Rendered>

export interface PageOptions {
  /** The query of the address. */
  search?: string | undefined
  /** Renders the page for addresses that were taken down. */
  isGone?: true | undefined
}

export interface RenderRequest extends RendererOptions, PageOptions {
  /** The page to render; null renders the not-found page. */
  payload: Payload | null
}
