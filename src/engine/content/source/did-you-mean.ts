import { closest, distance } from 'fastest-levenshtein'
import { say, type Message } from '#lib/say/message.ts'

/** ` Did you mean "x"?` with the known name closest to a wrong one; empty if none is close. */
export function didYouMean(wrong: string, known: readonly string[]): Message | '' {
  if (known.length === 0) return ''
  const best = closest(wrong, known)
  return distance(wrong, best) <= Math.max(2, wrong.length / 3) ? say` Did you mean ${JSON.stringify(best)}?` : ''
}
