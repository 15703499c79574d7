/** Entries on one page of a list. */
export const pageSize = 10

/** The number of pages of a list. An empty list has one page. */
export function toPageCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / pageSize))
}
