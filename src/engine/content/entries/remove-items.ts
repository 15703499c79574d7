type Path = readonly (string | number)[]

/** Facts without some items of their lists, and how to come from a path in them to that in the facts with all items. */
export function removeItems<Facts extends object>(
  facts: Facts,
  items: readonly Path[],
): { facts: Facts; toWrittenPath: (path: Path) => Path } {
  const removed = new Set(items.map(toKey))
  return {
    facts: copyWithout(facts, [], removed) as Facts, // of the same form: lists may have fewer items
    toWrittenPath: (path) => path.reduce<Path>((written, key) => [...written, toWrittenKey(written, key, removed)], []),
  }
}

function copyWithout(value: unknown, path: Path, removed: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const own = [...path, index]
      return removed.has(toKey(own)) ? [] : [copyWithout(item, own, removed)]
    })
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, copyWithout(inner, [...path, key], removed)]),
  )
}

/** The place of an item among all items, by its place among those that are left. */
function toWrittenKey(list: Path, key: string | number, removed: ReadonlySet<string>): string | number {
  if (typeof key === 'string') return key
  let place = -1
  for (let left = key; left >= 0; left--) {
    do place++
    while (removed.has(toKey([...list, place])))
  }
  return place
}

function toKey(path: Path): string {
  return path.join('.')
}
