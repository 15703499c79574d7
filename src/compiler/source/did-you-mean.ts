import { closest, distance } from 'fastest-levenshtein'

/** ` Did you mean "x"?` for a near miss, else nothing. */
export function suggest(wrong: string, known: readonly string[]): string {
  const best = findNearest(wrong, known)
  return best === undefined ? '' : ` Did you mean ${JSON.stringify(best)}?`
}

/** The known name that is nearest to a wrong one, where it is near enough to be meant. */
export function findNearest(wrong: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const best = closest(wrong, known)
  return distance(wrong, best) <= Math.max(2, wrong.length / 3) ? best : undefined
}
