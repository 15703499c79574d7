import { pageSize } from '#model/urls/pagination.ts'
import type { PayloadContext } from '#publish/payload/payload-context.ts'
import { specOf } from '#site/site-map.ts'
import type { ListIndex } from '../payload.ts'
import { toFilterValues } from './to-filter-values.ts'
import { isFilterable, toListFilters } from './to-list-filters.ts'

/** The index of each list with filters, in one language. */
export function* toListIndexes({ content, locale, toItem }: PayloadContext): Generator<ListIndex> {
  for (const { path } of content.pages.values()) {
    const spec = specOf(path)
    if (spec.kind !== 'list') continue
    const { collection, from } = spec.selection
    const entries = from(content.entries)
    if (!isFilterable(toListFilters(collection, entries))) continue
    const rows = entries.map((entry) => ({ item: toItem(entry), ...toFilterValues(entry) }))
    yield { locale, path, pageSize, rows }
  }
}
