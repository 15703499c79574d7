import type { QueryTerm } from './parse-query.ts'
import { levelWeights } from './posting-levels.ts'
import type { TermForm } from './term-forms.ts'

/** A term, or a pair of them. */
export type MatchedTerm = Pick<QueryTerm, 'key' | 'form' | 'isExact'>

/** How a term or several match, by document. */
export interface Matches {
  scores: Float32Array
  /** The level at which a document has all of it, from `firstLevel`; 0 where it has not. */
  levels: Uint8Array
  /** How rare it is. */
  rarity: number
}

/** The level of a match with other accents than were typed. Those of postings follow. */
export const foldedLevel = 1
export const firstLevel = 2

/** How much a word counts with other accents than were typed. */
const otherAccents = { ofTyped: 0.12, withoutExact: 0.8 } as const

/** How much the rarest word counts of those that are meant by a word without accents. */
const rareFormWeight = 0.7

/** How much neighbours count that are neighbours in a document too. */
export const pairWeight = 0.55

/** The documents that a term of a query matches, in all its forms. */
export function matchTerm(
  { form, isExact }: Omit<MatchedTerm, 'key'>,
  forms: readonly TermForm[],
  count: number,
): Matches {
  const scores = new Float32Array(count)
  const levels = new Uint8Array(count)
  const hasExact = forms.some((one) => one.form === form)
  const largest = Math.max(...forms.map((one) => one.count))
  let frequency = 0
  for (const one of forms) {
    const isMeant = !isExact || one.form === form || !hasExact
    const factor = isExact ? toAccentFactor(one.form === form, hasExact) : toShareFactor(one.count / largest)
    if (isMeant) frequency += one.count
    one.visit((document, level) => {
      const weight = factor * (levelWeights[level] ?? 0)
      if (weight <= (scores[document] ?? 0)) return
      scores[document] = weight
      levels[document] = isMeant ? firstLevel + level : foldedLevel
    })
  }
  const rarity = frequency === 0 ? 0 : Math.log(1 + count / frequency)
  for (let document = 0; document < count; document++) scores[document] = (scores[document] ?? 0) * rarity
  return { scores, levels, rarity }
}

/** How much a form counts where the accents that were typed are meant. */
function toAccentFactor(isTyped: boolean, isTypedKnown: boolean): number {
  if (isTyped) return 1
  return isTypedKnown ? otherAccents.ofTyped : otherAccents.withoutExact
}

/** The same where no accents were typed: the word that is meant is mostly the common one. */
function toShareFactor(share: number): number {
  return rareFormWeight + (1 - rareFormWeight) * share
}

/** The documents that have all of some terms. Pairs of neighbours count in addition. */
export function joinMatches(
  all: readonly Matches[],
  pairs: readonly Matches[],
  { count, factor }: { count: number; factor: number },
): Matches {
  const [first] = all
  if (first && all.length === 1 && factor === 1) return first
  const scores = new Float32Array(count)
  const levels = new Uint8Array(count)
  const isPossible = all.length > 0 && all.every(({ rarity }) => rarity > 0)
  if (!isPossible) return { scores, levels, rarity: 0 }
  for (let document = 0; document < count; document++) {
    let lowest = 255
    let score = 0
    for (const one of all) {
      lowest = Math.min(lowest, one.levels[document] ?? 0)
      score += one.scores[document] ?? 0
    }
    if (lowest === 0) continue
    for (const pair of pairs) score += pairWeight * (pair.scores[document] ?? 0)
    scores[document] = score * factor
    levels[document] = lowest
  }
  return { scores, levels, rarity: all.reduce((sum, one) => sum + one.rarity, 0) }
}

/** Of several, the best match of each document. The first that matches anything says how rare it is. */
export function pickBest(all: readonly Matches[], count: number): Matches {
  const [first] = all
  if (first && all.length === 1) return first
  const scores = new Float32Array(count)
  const levels = new Uint8Array(count)
  for (const one of all) {
    for (let document = 0; document < count; document++) {
      const score = one.scores[document] ?? 0
      if (score > (scores[document] ?? 0)) scores[document] = score
      levels[document] = Math.max(levels[document] ?? 0, one.levels[document] ?? 0)
    }
  }
  return { scores, levels, rarity: all.find(({ rarity }) => rarity > 0)?.rarity ?? 0 }
}
