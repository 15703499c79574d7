type Ordered = string | number | bigint

/**
 * Compares two values for `toSorted`: the smaller first, strings by their UTF-16 code units. Zero for equal ones, as
 * engines differ in how they sort by a function that puts each of two equals after the other.
 */
export function ascending<Value extends Ordered>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Compares two values for `toSorted`: the greater first. */
export function descending<Value extends Ordered>(a: Value, b: Value): number {
  return ascending(b, a)
}
