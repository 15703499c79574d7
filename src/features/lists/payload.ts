import type { ItemOf } from '#engine/model/lists/item.ts'
import type { FilterOption, FilterValues, ListFilters } from '#engine/model/lists/list-filters.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { PageLink, SectionPage } from '#engine/model/payload.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { ChoiceKey } from '#engine/model/urls/search.ts'
import type { AlertForm } from '#features/alerts/payload.ts'
import type { PeriodicGrid } from '#features/disclosures/payload.ts'
import type { YearDownload } from '#features/downloads/payload.ts'
import type { CommentaryExtras, CommentaryScore } from '#features/research/payload.ts'
import type { Wanted } from '#lib/facets.ts'
import type { Href } from '#lib/href.ts'

/** An entry as lists show it. The facts are typed by collection, so that lists can show different facts for each. */
export type ListItems = { [C in RoutedName]: ItemOf<C> & ItemExtrasOf<C> }
export type ListItem = ListItems[RoutedName]

/** Fields that items of some collections have besides. */
interface ItemExtras {
  commentary: CommentaryExtras
}

type ItemExtrasOf<C extends RoutedName> = C extends keyof ItemExtras ? ItemExtras[C] : unknown

/** The newest entries of a list, with a link to the whole list. */
export interface ItemGroup {
  list: PageLink
  items: ListItem[]
}

export interface ListPayload extends SectionPage {
  kind: 'list'
  items: ListItem[]
  pages: number
  total: number
  filters: ListFilters
  /** The entries that match the filters of the address, where the page was made for one that has some. */
  found?: FoundList
  /** Reports by year and period, on the first page of their lists. */
  grids?: PeriodicGrid[]
  /** The score of market commentary, on the first page of its list. */
  score?: CommentaryScore
  /** The form for alerts of the list, on its first page, if there are any. */
  alerts?: AlertForm
  /** The documents of each year, on the first page of lists of documents. */
  downloads?: YearDownload[]
}

/** The entries of a list that match filters: one page of them. */
export interface FoundList {
  wanted: Wanted<ChoiceKey>
  items: readonly ListItem[]
  /** The number of the page, and of all pages. */
  page: number
  pages: number
  total: number
  /** The filters with their options, counted among the entries that match the other filters. */
  choices: readonly (readonly [ChoiceKey, FilterOption[]])[]
}

/** An entry of a list, with the values that filters compare. */
export interface ListRow extends FilterValues {
  item: ListItem
}

/** All entries of a list. Browsers request it only when a visitor filters. */
export interface ListIndex {
  locale: Locale
  path: Href
  /** Entries on a page of the filtered list. */
  pageSize: number
  rows: ListRow[]
}

/** The index of a list as a file, with the build that it belongs to. */
export type ListIndexFile = ListIndex & { build: string }
