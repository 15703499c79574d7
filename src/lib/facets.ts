/** A row that can be filtered by named values and by a day, written `2026-11-20`. */
export interface Facetted<Name extends string> {
  values: Readonly<Partial<Record<Name, readonly string[]>>>
  day: string
}

/** The filters; those left out match every row. */
export interface Wanted<Name extends string> {
  values: Readonly<Partial<Record<Name, string | undefined>>>
  /** The first and the last day, both included. */
  from?: string | undefined
  to?: string | undefined
}

/** The rows that match all filters. */
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

/** The number of rows for each value of a name. */
export function countValues<Name extends string>(rows: readonly Facetted<Name>[], name: Name): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { values } of rows) {
    for (const value of values[name] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
