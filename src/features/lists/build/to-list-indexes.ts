import { toFilterValues } from '#engine/content/lists/to-filter-values.ts'
import { isFilterable } from '#engine/content/lists/to-list-filters.ts'
import { pageSize } from '#engine/model/urls/pagination.ts'
import { toListing, toListingSummary } from '#engine/render/lists/to-listing.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { Href } from '#lib/href.ts'
import type { ListIndex } from '../payload.ts'

/** The paths of all lists. */
export function* toListPaths({ site, content }: Pick<PayloadContext, 'site' | 'content'>): Generator<Href> {
  for (const { path } of content.pages.values()) if (site.specOf(path).kind === 'list') yield path
}

/** The index of a list in one language; undefined if it has one page without filters. */
export function toListIndex(context: PayloadContext, path: Href): ListIndex | undefined {
  const spec = context.site.specOf(path)
  if (spec.kind !== 'list') throw new Error(`${path} is no list`)
  const listed = { path, selection: spec.selection }
  const { pages, filters } = toListingSummary(context, listed)
  if (pages === 1 && !isFilterable(filters)) return undefined
  const rows = toListing(context, listed).map((entry) => ({
    item: context.toItem(entry),
    ...toFilterValues(context.site, entry),
  }))
  return { locale: context.locale, path, pageSize, rows }
}
