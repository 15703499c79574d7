/** The place of the column that is nearest to a coordinate; undefined without columns, which stand from left to right. */
export function toNearest(columns: readonly { from: number; to: number }[], x: number): number | undefined {
  let [found, least]: [number | undefined, number] = [undefined, Infinity]
  for (const [place, { from, to }] of columns.entries()) {
    const distance = Math.max(from - x, x - to, 0)
    // Of two that meet, the one that begins there.
    if (distance <= least) [found, least] = [place, distance]
    if (from > x) break
  }
  return found
}
