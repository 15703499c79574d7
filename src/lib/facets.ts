/** Something that can be found by the values it has, each under a name, and by a day written as `2026-11-20`. */
export interface Facetted<Name extends string> {
  values: Readonly<Partial<Record<Name, readonly string[]>>>
  day: string
}

/** What is looked for; what is left out does not matter. */
export interface Wanted<Name extends string> {
  values: Readonly<Partial<Record<Name, string | undefined>>>
  /** The first day and the last, both included. */
  from?: string | undefined
  to?: string | undefined
}

/** Those that have every value that is wanted. */
export function findWanted<Name extends string, Row extends Facetted<Name>>(
  rows: readonly Row[],
  { values, from, to }: Wanted<Name>,
): Row[] {
  const wanted = Object.entries(values) as [Name, string | undefined][] // the keys are names
  return rows.filter(
    (row) =>
      wanted.every(([name, value]) => value === undefined || row.values[name]?.includes(value)) &&
      (from === undefined || row.day >= from) &&
      (to === undefined || row.day <= to),
  )
}

/** How many of them have each value of a name. */
export function countValues<Name extends string>(rows: readonly Facetted<Name>[], name: Name): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { values } of rows) {
    for (const value of values[name] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
