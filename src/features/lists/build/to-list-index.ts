import { countValues } from '#lib/facets.ts'
import type { Href } from '#lib/href.ts'
import type { CollectionName } from '#model/entries/collection-names.ts'
import type { RoutedName } from '#features/collections.ts'
import type { Entry } from '#model/entries/entry.ts'
import {
  choiceKeys,
  listKinds,
  type ChoiceKey,
  type ListFilters,
  type ListIndex,
  type ListRow,
} from '#model/list-filters.ts'
import { locales } from '#model/locale.ts'
import { pageSize } from '#model/urls/pagination.ts'
import { specOf } from '#site/site-map.ts'
import { toFilterValues } from './to-filter-values.ts'
import { toItems } from '#publish/payload/to-items.ts'
import type { PayloadContext } from '#publish/pages/to-payloads.ts'

/** The index of each list of one language that can be filtered. */
export function* toListIndexes({ content, locale }: PayloadContext): Generator<ListIndex> {
  for (const { path } of content.pages.values()) {
    const spec = specOf(path)
    if (spec.kind !== 'list') continue
    const { collection } = spec.pick
    const entries = spec.pick.from(content.entries)
    if (!isFilterable(toListFilters(collection, entries))) continue
    const items = toItems(entries, locale)
    const rows = items.flatMap((item, index): ListRow[] => {
      const entry = entries[index]
      return entry ? [{ item, ...toFilterValues(entry) }] : []
    })
    yield { locale, path: path as Href, pageSize, rows } // a page of the content is a page of the site
  }
}

/** What the entries of a list can be filtered by, with how many each value would leave. */
export function toListFilters(collection: CollectionName, entries: readonly Entry<RoutedName>[]): ListFilters {
  const rows = entries.map((entry) => toFilterValues(entry))
  const choices: ListFilters['choices'] = {}
  for (const key of choiceKeys) {
    const options = [...countValues(rows, key)].map(([value, count]) => ({ value, count }))
    const narrows = options.length > 1 && options.some(({ count }) => count < entries.length)
    if (narrows && !isSettled(collection, key))
      choices[key] = options.toSorted((a, b) => compare(key, a.value, b.value))
  }
  const days = rows.map(({ day }) => day).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return { choices, ...(first < last && !isSettled(collection, 'days') && { days: { first, last } }) }
}

function isFilterable({ choices, days }: ListFilters): boolean {
  return Object.keys(choices).length > 0 || days !== undefined
}

/** Guides stand in an order of their own and show no date: to look for one by date would be a riddle. */
function isSettled(collection: CollectionName, key: ChoiceKey | 'days'): boolean {
  return collection === 'guides' && (key === 'nam' || key === 'days')
}

const knownOrder: readonly string[] = [...Object.values(listKinds).flat(), ...locales]

/** Years newest first, tickers by the alphabet, all else in the order that the site knows it in. */
function compare(key: ChoiceKey, a: string, b: string): number {
  if (key === 'nam') return a < b ? 1 : -1
  if (key === 'ma') return a < b ? -1 : 1
  return knownOrder.indexOf(a) - knownOrder.indexOf(b)
}
