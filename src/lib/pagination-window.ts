/** A page number, or an ellipsis. */
export type PaginationSlot = number | 'gap-before' | 'gap-after'

const siblings = 2
/** The first and last page, both gaps, the current page and its siblings. */
const slots = 5 + 2 * siblings

/** The items of the pagination at `page` of `pages`. Their number stays the same, so that links do not move. */
export function toPaginationWindow(page: number, pages: number): PaginationSlot[] {
  if (pages <= slots) return range(1, pages)
  const edge = slots - 2
  if (page <= edge - siblings) return [...range(1, edge), 'gap-after', pages]
  if (page > pages - edge + siblings) return [1, 'gap-before', ...range(pages - edge + 1, pages)]
  return [1, 'gap-before', ...range(page - siblings, page + siblings), 'gap-after', pages]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
