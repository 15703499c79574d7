import type { ContentPage, Entry } from '#engine/model/entries/content.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { SearchDocument } from './search-document.ts'

type Context = Pick<PayloadContext, 'site' | 'locale' | 'translate'>

/** The documents that a site lets people search for. */
export interface SearchSite {
  /** Collections whose entries nobody searches for. */
  unsearchedNames: readonly CollectionName[]
  /** A page as it is searched for; null where another page shows the same, or it has no text. */
  toPageDocument: (context: Context, page: ContentPage) => SearchDocument | null
  /** An entry as it is searched for; null where the site shows it no more. */
  toEntryDocument: (context: Context, entry: Entry) => SearchDocument | null
}
