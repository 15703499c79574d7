import { toFilterValues } from '#engine/content/lists/to-filter-values.ts'
import { toListFilters } from '#engine/content/lists/to-list-filters.ts'
import type { Selection } from '#engine/model/content/shown-page.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import type { FilterValues, ListFilters } from '#engine/model/lists/list-filters.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import { pageSize, toPageCount } from '#engine/model/urls/pagination.ts'
import type { PayloadContext } from '../payload/payload-context.ts'

type Listed = readonly Entry<RoutedName>[]
type ListingContext = Pick<PayloadContext, 'site' | 'content' | 'derive' | 'remember'>

/** A list of which a page is shown. */
export interface ListedAt {
  path: string
  selection: Selection
}

/** Facts that all pages of a list show. */
export interface ListingSummary {
  total: number
  pages: number
  filters: ListFilters
}

/** All entries of a list, in its order. */
export function toListing({ content, derive }: ListingContext, { path, selection }: ListedAt): Listed {
  return derive(`entries of ${path}`, () => selection.from(content.entries), toSlugs)
}

/** How many pages a list has: all of it that must be known to plan them. */
export function countPages(context: ListingContext, listed: ListedAt): number {
  return context.derive(`pages of ${listed.path}`, () => toPageCount(toListing(context, listed).length), String)
}

export function toListingSummary(context: ListingContext, listed: ListedAt): ListingSummary {
  const summarise = (): ListingSummary => {
    const entries = toListing(context, listed)
    const rows = entries.map((entry) => rememberFilterValues(context, entry))
    const filters = toListFilters(context.site, listed.selection.collection, rows)
    return { total: entries.length, pages: countPages(context, listed), filters }
  }
  return context.derive(`summary of ${listed.path}`, summarise, JSON.stringify)
}

/** The values of an entry that the filters of its lists compare. */
export function rememberFilterValues(
  { site, remember }: Pick<PayloadContext, 'site' | 'remember'>,
  entry: Entry<RoutedName>,
): FilterValues {
  return remember(`filters of ${entry.collection}/${entry.slug}`, () => toFilterValues(site, entry))
}

/** The entries of one page of a list. @param number from 1 */
export function toListingPage(context: ListingContext, listed: ListedAt, number: number): Listed {
  const cut = () => toListing(context, listed).slice((number - 1) * pageSize, number * pageSize)
  return context.derive(`page ${number} of ${listed.path}`, cut, toSlugs)
}

export function toSlugs(entries: Listed): string {
  return entries.map(({ slug }) => slug).join()
}
