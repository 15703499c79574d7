/** Runs a job for each item, at most `limit` at a time, and yields the results in the order of the items as they come. */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = []
  for (const item of items) {
    const [first] = begun
    if (first && begun.length >= limit) {
      yield await first
      begun.shift()
    }
    const result = run(item)
    // Until its turn comes, nobody waits for it.
    result.catch(() => undefined)
    begun.push(result)
  }
  for (const result of begun) yield await result
}
