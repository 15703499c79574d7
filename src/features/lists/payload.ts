import type { Href } from '#lib/href.ts'
import type { EntryMark } from '#model/entries/entry-mark.ts'
import type { Picture } from '#model/images/picture.ts'
import type { Locale } from '#model/locale/locale.ts'
import type { PageLink, SectionPage } from '#model/payload.ts'
import type { ChoiceKey } from '#model/urls/search.ts'
import type { FactsOf, RoutedName } from '#features/collections.ts'
import type { PeriodicGrid } from '#features/disclosures/payload.ts'

/** An entry as lists show it: the facts stay typed by collection, so that a list can show those that matter there. */
export type ListItems = { [C in RoutedName]: ItemOf<C> }
export type ListItem = ListItems[RoutedName]

export interface ItemOf<C extends RoutedName> {
  collection: C
  facts: FactsOf<C>
  href: Href
  title: string
  summary: string
  /** The language of title and summary, where it is not the page's. */
  textLocale: Locale
  thumb?: Picture
  /** The number of its documents, where it has some. */
  documents?: number
  /** Its states; left out where it has none. */
  marks?: readonly EntryMark[]
}

/** The newest entries of a list, and a link to all of it. */
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
  /** Reports by year and period, on the first page of their lists. */
  grids?: PeriodicGrid[]
}

/** A value to choose, and how many entries have it. */
export interface FilterOption {
  value: string
  count: number
}

/** The filters of a list: only those that would narrow it. */
export interface ListFilters {
  choices: Partial<Record<ChoiceKey, FilterOption[]>>
  /** The days of the oldest and the newest entry, where a range of dates can be chosen. */
  days?: { first: string; last: string }
}

/** An entry of a list with the values it can be found by. */
export interface ListRow {
  item: ListItem
  values: Partial<Record<ChoiceKey, string[]>>
  day: string
}

/** All entries of a list. Browsers request it only when a visitor filters. */
export interface ListIndex {
  locale: Locale
  path: Href
  /** Entries on a page of the filtered list. */
  pageSize: number
  rows: ListRow[]
}

/** A list's index as a file: it says which build it belongs to. */
export type ListIndexFile = ListIndex & { build: string }
