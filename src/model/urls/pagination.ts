/** Entries on one page of a list. */
export const pageSize = 10

/** How many pages a list of so many entries has; an empty list has one page, which says so. */
export function toPageCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / pageSize))
}

/** The page to show for a request of `page`: beyond the last page is the last page. */
export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(1, page), pages)
}
