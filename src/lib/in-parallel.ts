/** Runs a job for each item, at most `limit` at a time. The results are in the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>()
  const queue = items.entries()
  const work = async (): Promise<void> => {
    // All workers share one iterator.
    for (const [index, item] of queue) results.set(index, await run(item))
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work))
  return items.flatMap((_item, index) => (results.has(index) ? [results.get(index) as Result] : [])) // set for each index
}
