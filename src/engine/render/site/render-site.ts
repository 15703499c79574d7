import type { SiteFrame } from '#engine/model/config/page-config.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Content, ContentPage, Entry } from '#engine/model/entries/content.ts'
import type { AnyEntry } from '#engine/model/entries/entry.ts'
import type { TreeAdditions } from '#engine/model/menus/complete-tree.ts'
import type { EntryPayloads, ListItems, Payload } from '#engine/model/payload-types.ts'
import type { DeskContact, SectionNav } from '#engine/model/payload.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import type { JsonLdContext } from '../json-ld/json-ld-context.ts'
import type { JsonLdNode } from '../json-ld/json-ld-node.ts'
import type { DerivedInput } from '../payload/derived-input.ts'
import type { EntryInput } from '../payload/entry-input.ts'
import type { PageInput } from '../payload/page-input.ts'
import type { EntryAdditions, PayloadContext } from '../payload/payload-context.ts'
import type { PageFeed, PageSubject } from '../payload/to-base.ts'
import type { ItemContext } from '../payload/to-item.ts'

/** The input of a cover besides its entry. */
export type CoverContext = Pick<PayloadContext, 'site' | 'content' | 'locale' | 'translate' | 'remember'>

/** The functions of the build for a collection's entries. */
export interface EntryBuilders<C extends RoutedName> {
  /** The payload of an entry's page. */
  toPayload: (input: EntryInput<C>) => EntryPayloads[C]
  /** The entry as lists show it. */
  toItem: (entry: Entry<C>, context: ItemContext) => ListItems[C]
  /** The cover that is drawn of an entry without a picture, in lists, on its page and in its social image. */
  toCover?: (entry: Entry<C>, context: CoverContext) => DrawnCover
}

/** A page of a list. */
export interface ListInput {
  context: PayloadContext
  subject: PageSubject
  section: SectionNav | null
  /** The number of the page, from 1. */
  number: number
}

/** The pages that a site makes of its content. */
export interface RenderSite extends ContentSite {
  /** By collection. Leaving one out does not compile. */
  entries: { readonly [C in RoutedName]: EntryBuilders<C> }
  /** The cover of an entry that has no picture. */
  toCover: (context: CoverContext, entry: AnyEntry) => { drawn?: DrawnCover }
  addToEntry: (context: PayloadContext, entry: AnyEntry) => EntryAdditions
  toDesk: (context: PayloadContext, path: string) => { desk?: DeskContact }
  /** The payload of a page that is no list. */
  toPagePayload: (input: PageInput) => Payload
  toListPayload: (input: ListInput) => Payload
  /** The payload of a page that is made of entries. */
  toDerivedPayload: (input: DerivedInput) => Payload
  /** The feed that readers find by the address of a page. */
  findFeed: (context: PayloadContext, page: ContentPage) => PageFeed | undefined
  /** The parts of the content that the header and the footer show. */
  toFrameFacts: (specOf: ContentSite['specOf'], content: Content, settings: TreeAdditions) => SiteFrame
  /** The statement of a page for search engines, besides the pages above it. */
  toJsonLd: (page: Payload, context: JsonLdContext) => JsonLdNode[]
}
