import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { FilterValues, ListFilters } from '#engine/model/lists/list-filters.ts'
import { locales } from '#engine/model/locale/locale.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import { choiceKeys, listParams, type ChoiceKey } from '#engine/model/urls/search.ts'
import { countValues } from '#lib/facets.ts'
import { ascending, descending } from '#lib/order.ts'

/**
 * The filters of a list, with the number of entries for each value. A filter that would match all entries is left out.
 * @param rows the values of each entry
 */
export function toListFilters(
  site: Pick<ContentSite, 'collections' | 'kindsOf'>,
  collection: RoutedName,
  rows: readonly FilterValues[],
): ListFilters {
  const { isUndated } = site.collections[collection].filters
  const order = [...site.kindsOf(collection), ...locales]
  const choices: ListFilters['choices'] = {}
  for (const key of choiceKeys) {
    if (isUndated && key === listParams.year) continue
    const options = [...countValues(rows, key)].map(([value, count]) => ({ value, count }))
    const narrows = options.length > 1 && options.some(({ count }) => count < rows.length)
    if (narrows) choices[key] = options.toSorted((a, b) => compareValues(key, order)(a.value, b.value))
  }
  const days = rows.map(({ day }) => day).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return { choices, ...(first < last && !isUndated && { days: { first, last } }) }
}

export function isFilterable({ choices, days }: ListFilters): boolean {
  return Object.keys(choices).length > 0 || days !== undefined
}

/** Years newest first, tickers alphabetically, kinds and languages in the order of the site's own lists of them. */
function compareValues(key: ChoiceKey, order: readonly string[]): (a: string, b: string) => number {
  if (key === listParams.year) return descending
  if (key === listParams.ticker) return ascending
  return (a, b) => order.indexOf(a) - order.indexOf(b)
}
