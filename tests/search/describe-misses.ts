import type { Miss } from './measure-recall.ts'

/** A line for each query whose page does not come first: what came instead. */
export function describeMisses(misses: readonly Miss[]): string {
  return misses
    .map(({ query, locale, kind, place, expect, found }) => {
      const outcome = place === undefined ? 'not among the first five' : `place ${place}`
      return `${kind}, ${locale}: “${query}”: ${outcome}\n  wanted ${expect.join(', ')}\n  found  ${found.join(', ') || 'nothing'}`
    })
    .join('\n')
}
