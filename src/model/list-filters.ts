import type { Href } from '#lib/href.ts'
import {
  audiences,
  commentaryKinds,
  disclosureCodes,
  governanceCodes,
  knowledgeCategories,
  newsCategories,
  periodicCodes,
  platforms,
  sectors,
  shareKinds,
} from './entries/codes.ts'
import type { CollectionName } from './entries/collection-names.ts'
import type { Locale } from './locale.ts'
import type { ListItem } from './payload.ts'

/** What `loai` means in the lists of a collection, and its known values. A collection without a line has no kinds. */
export const listKinds = {
  news: newsCategories,
  announcements: audiences,
  reports: sectors,
  commentary: commentaryKinds,
  guides: platforms,
  knowledge: knowledgeCategories,
  'periodic-reports': periodicCodes,
  disclosures: disclosureCodes,
  governance: governanceCodes,
  'share-management': shareKinds,
} as const satisfies Partial<Record<CollectionName, readonly string[]>>

/** Collections whose entries are of kinds. */
export type KindedCollection = keyof typeof listKinds

export type KindOf<C extends KindedCollection> = (typeof listKinds)[C][number]

/** Filters that offer a choice of values, by their search parameters: year, kind, ticker, language. */
export const choiceKeys = ['nam', 'loai', 'ma', 'ngu'] as const

export type ChoiceKey = (typeof choiceKeys)[number]

/** A value to choose, and how many entries have it. */
export interface FilterOption {
  value: string
  count: number
}

/** What a list can be filtered by: nothing that would leave it as it is. */
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

/** All entries of a list: what filtering works on. Asked for only by those who filter. */
export interface ListIndex {
  locale: Locale
  path: Href
  /** Entries on a page of what was found. */
  pageSize: number
  rows: ListRow[]
}

/** A list's index as a file: it says which build it goes with. */
export type ListIndexFile = ListIndex & { build: string }
