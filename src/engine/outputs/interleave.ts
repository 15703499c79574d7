/** All of a list with others between them, evenly: while workers make the ones, the main thread is free for the others. */
export function* interleave<Item>(main: readonly Item[], others: readonly Item[]): Generator<Item> {
  let given = 0
  for (const [index, item] of main.entries()) {
    yield item
    const due = Math.floor(((index + 1) * others.length) / main.length)
    yield* others.slice(given, due)
    given = due
  }
  yield* others.slice(given)
}
