/** In place of the slug of an entry that was taken down: no entry can have it. */
const goneSlug = '(taken down)'

/** The slugs that facts had before they were hidden, by their path in them. */
const hidden = new WeakMap<object, ReadonlyMap<string, string>>()

interface Place {
  path: readonly (string | number)[]
  slug: string
}

/**
 * Facts without the slugs at some places: pages are made of facts, and the slug of what was taken down says what it was. Whoever looks
 * for the entry finds none, and says that it was taken down.
 */
export function hideSlugs<Facts extends object>(facts: Facts, places: readonly Place[]): Facts {
  const copy = structuredClone(facts)
  for (const { path } of places) replaceAt(copy, path)
  hidden.set(copy, new Map(places.map(({ path, slug }) => [path.join('.'), slug])))
  return copy
}

/** The slug that stands in `entry.yaml` at a path. */
export function toWrittenSlug(facts: object, { path, slug }: Place): string {
  return hidden.get(facts)?.get(path.join('.')) ?? slug
}

function replaceAt(value: object, [key = '', ...rest]: readonly (string | number)[]): void {
  const inner: unknown = Reflect.get(value, key)
  if (typeof inner === 'object' && inner !== null) replaceAt(inner, rest)
  else Reflect.set(value, key, goneSlug)
}
