/** A range of days, both ends included; without `to` it is open. Days are written `2026-11-21`. */
export interface Period {
  from: string
  to?: string | undefined
}

export function isWithin({ from, to }: Period, day: string): boolean {
  return from <= day && (to === undefined || day <= to)
}

export function doOverlap(a: Period, b: Period): boolean {
  return (b.to === undefined || a.from <= b.to) && (a.to === undefined || b.from <= a.to)
}
