import { isFilterable } from '#engine/content/lists/to-list-filters.ts'
import { pageSize } from '#engine/model/urls/pagination.ts'
import { rememberFilterValues, toListing, toListingSummary } from '#engine/render/lists/to-listing.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toShownText } from '#engine/render/typography/to-shown-text.ts'
import type { Href } from '#lib/href.ts'
import type { ListIndexFile } from '../payload.ts'

/** The paths of all lists. */
export function* toListPaths({ site, content }: Pick<PayloadContext, 'site' | 'content'>): Generator<Href> {
  for (const { path } of content.pages.values()) if (site.specOf(path).kind === 'list') yield path
}

/**
 * The index of a list in one language, as its file shows it: JSON of a `ListIndexFile`. Undefined if the list has one page without
 * filters.
 */
export function toListIndexText(context: PayloadContext, path: Href, build: string): string | undefined {
  const spec = context.site.specOf(path)
  if (spec.kind !== 'list') throw new Error(`${path} is no list`)
  const listed = { path, selection: spec.selection }
  const { pages, filters } = toListingSummary(context, listed)
  if (pages === 1 && !isFilterable(filters)) return undefined
  const { locale, remember } = context
  const rows = toListing(context, listed).map((entry) =>
    remember(`row ${locale} ${entry.collection}/${entry.slug}`, () =>
      toShownText({ item: context.toItem(entry), ...rememberFilterValues(context, entry) }),
    ),
  )
  const head: Omit<ListIndexFile, 'rows'> = { build, locale, path, pageSize }
  return `${toShownText(head).slice(0, -1)},"rows":[${rows.join()}]}`
}
