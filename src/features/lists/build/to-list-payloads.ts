import { toPeriodicGrids } from '#features/disclosures/build/to-periodic-grids.ts'
import type { SectionNav } from '#model/payload.ts'
import { pageSize, toPageCount } from '#model/urls/pagination.ts'
import type { PayloadContext } from '#publish/payload/payload-context.ts'
import { toBase, type PageSubject } from '#publish/payload/to-base.ts'
import type { PageSpecs } from '#site/page-spec.ts'
import type { ListPayload } from '../payload.ts'
import { toListFilters } from './to-list-filters.ts'

interface ListInput {
  context: PayloadContext
  subject: PageSubject
  section: SectionNav | null
}

/** The pages of a list, first to last. */
export function* toListPayloads(
  { context, subject, section }: ListInput,
  { selection, grids }: PageSpecs['list'],
): Generator<ListPayload> {
  const entries = selection.from(context.content.entries)
  const pages = toPageCount(entries.length)
  const filters = toListFilters(selection.collection, entries)
  for (let number = 1; number <= pages; number++) {
    const shown = entries.slice((number - 1) * pageSize, number * pageSize)
    yield {
      ...toBase(context, { ...subject, page: number }),
      kind: 'list',
      section,
      items: shown.map((entry) => context.toItem(entry)),
      pages,
      total: entries.length,
      filters,
      ...(grids && number === 1 && { grids: toPeriodicGrids(context.content, grids) }),
    }
  }
}
