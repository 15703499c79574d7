/** A page number, or an ellipsis. */
export type PaginationSlot = number | 'gap-before' | 'gap-after'

/** The pages on either side of the current one. */
const siblings = { wide: 2, narrow: 0 } as const

/** An item of the pagination; some are shown on wide screens alone, or on phones alone. */
export interface PaginationItem {
  slot: PaginationSlot
  only?: keyof typeof siblings
}

/** The items of the pagination on screens of any width, in their order: those of a phone are in one line. */
export function toPaginationItems(page: number, pages: number): PaginationItem[] {
  const wide = toPaginationWindow(page, pages, siblings.wide)
  const narrow = toPaginationWindow(page, pages, siblings.narrow)
  const toItem = (slot: PaginationSlot): PaginationItem => {
    if (!narrow.includes(slot)) return { slot, only: 'wide' }
    return wide.includes(slot) ? { slot } : { slot, only: 'narrow' }
  }
  const isMissing = (slot: PaginationSlot) => narrow.includes(slot) && !wide.includes(slot)
  const inOrder = wide.flatMap((slot): PaginationSlot[] => {
    if (slot === 1 && isMissing('gap-before')) return [slot, 'gap-before']
    return slot === pages && isMissing('gap-after') ? ['gap-after', slot] : [slot]
  })
  return inOrder.map(toItem)
}

/** The items at `page` of `pages`. Their number stays the same, so that links do not move. */
function toPaginationWindow(page: number, pages: number, siblings: number): PaginationSlot[] {
  // The first and last page, both gaps, the current page and its siblings.
  const slots = 5 + 2 * siblings
  if (pages <= slots) return range(1, pages)
  const edge = slots - 2
  if (page <= edge - siblings) return [...range(1, edge), 'gap-after', pages]
  if (page > pages - edge + siblings) return [1, 'gap-before', ...range(pages - edge + 1, pages)]
  return [1, 'gap-before', ...range(page - siblings, page + siblings), 'gap-after', pages]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
