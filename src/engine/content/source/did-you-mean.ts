import { closest, distance } from 'fastest-levenshtein'

/** ` Did you mean "x"?` with the known name closest to a wrong one; empty if none is close. */
export function didYouMean(wrong: string, known: readonly string[]): string {
  if (known.length === 0) return ''
  const best = closest(wrong, known)
  return distance(wrong, best) <= Math.max(2, wrong.length / 3) ? ` Did you mean ${JSON.stringify(best)}?` : ''
}
