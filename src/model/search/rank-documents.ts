import { countPostings, readPostings } from '#lib/search/term-table.ts'
import type { FoundQuery } from './find-terms.ts'
import type { SearchFiles, TermGroup } from './open-search-files.ts'
import type { Alternative, QueryTerm } from './parse-query.ts'
import { headLevel, levelWeights, titleLevel } from './posting-levels.ts'

/** A document that a query finds. */
export interface RankedDocument {
  document: number
  score: number
}

/** How a term or several match, by document. */
interface Matches {
  scores: Float32Array
  /** The level at which a document has all of it, from `firstLevel`; 0 where it has not. */
  levels: Uint8Array
  /** How rare it is. */
  rarity: number
}

/** The level of a match with other accents than were typed. Those of postings follow. */
const foldedLevel = 1
const firstLevel = 2

// How much each signal counts, found by trial on the queries of tests/search.
const otherAccents = { ofTyped: 0.12, withoutExact: 0.8 } as const
const foldedCoverage = 0.5
const rareFormWeight = 0.7
const pairWeight = 0.55
const titleWeight = 0.9
const recencyWeight = 0.08
const pageFactor = 1.12
const minorFactor = 0.8
const fillerWeight = 0.25
const hostFactor = 0.5

/** The least part of a query of three words or more, by rarity, that a document must match. */
const leastCoverage = 0.72

/** Whatever was typed with one of these is looked for in the same places: they make no difference to the rank. */
const lastRankFactor = 1e-6

/** The documents that match, best first. */
export async function rankDocuments(query: FoundQuery, files: SearchFiles): Promise<RankedDocument[]> {
  const { documents } = files
  const count = documents.length
  const groups = new Map<string, TermGroup>()
  const terms = query.units.flatMap(({ alternatives }) => alternatives.flatMap((one) => one.terms))
  await Promise.all(terms.map(async ({ key }) => groups.set(key, await files.readGroup(key))))

  const known = new Map<string, Matches>()
  const toMatches = (term: TermForms, group: TermGroup | undefined): Matches => {
    const name = `${term.key}\t${term.form}\t${term.isExact}`
    const found = known.get(name)
    if (found) return found
    const made = matchTerm(term, group, count)
    known.set(name, made)
    return made
  }
  const matchAlternative = (alternative: Alternative): Matches => {
    const all = alternative.terms.map((term) => toMatches(term, groups.get(term.key)))
    const pairs = toPairs(alternative.terms).map((pair) => toMatches(pair, groups.get(pair.first)))
    return joinMatches(all, pairs, { count, factor: alternative.factor })
  }

  const areAllFillers = query.units.every(({ isFiller }) => isFiller)
  const units = query.units
    .map(({ alternatives, isNumber, isFiller }) => ({
      ...pickBest(alternatives.map(matchAlternative), count),
      isNumber,
      isFiller: isFiller && !areAllFillers,
    }))
    .filter(({ rarity }) => rarity > 0)
  if (units.length === 0) return []
  const between = query.units
    .slice(1)
    .flatMap((unit, index) => toPairs([...lastTerms(query.units[index]), ...firstTerms(unit)]))
    .map((pair) => toMatches(pair, groups.get(pair.first)))

  const needed = units.filter(({ isFiller }) => !isFiller)
  const total = needed.reduce((sum, { rarity }) => sum + rarity, 0)
  const wordCount = query.words.length
  const newest = documents.reduce((latest, { year = 0 }) => Math.max(latest, year), 0)
  const found: (RankedDocument & { coverage: number })[] = []
  for (let document = 0; document < count; document++) {
    const facts = documents[document]
    if (!facts?.section) continue
    let score = 0
    let matched = 0
    let inTitle = 0
    let isItsNumber = false
    for (const { scores, levels, rarity, isNumber, isFiller } of units) {
      const level = levels[document] ?? 0
      if (level === 0) continue
      if (isFiller) {
        score += fillerWeight * (scores[document] ?? 0)
        continue
      }
      score += scores[document] ?? 0
      matched += rarity * (level === foldedLevel ? foldedCoverage : 1)
      if (level >= firstLevel + titleLevel) inTitle++
      if (isNumber && level >= firstLevel + headLevel) isItsNumber = true
    }
    if (matched === 0) continue
    for (const pair of between) score += pairWeight * (pair.scores[document] ?? 0)
    const coverage = matched / total
    const { year, state, titleLength, isMinor } = facts
    const titleShare = (inTitle / needed.length) * Math.min(1, wordCount / Math.max(1, titleLength))
    score *= coverage * coverage * (1 + titleWeight * titleShare)
    score *= year === undefined ? pageFactor : 1 + recencyWeight / (1 + newest - year)
    if (isMinor) score *= minorFactor
    if (state && !isItsNumber) score *= lastRankFactor
    found.push({ document, score, coverage })
  }
  const best = found.reduce((most, { coverage }) => Math.max(most, coverage), 0)
  const least = needed.length < 3 || best < leastCoverage ? best - 1e-6 : leastCoverage
  const ranked = found.filter(({ coverage }) => coverage >= least).toSorted(compareRanked)
  return spreadHosts(ranked, ({ document }) => documents[document]?.host ?? 0).toSorted(compareRanked)
}

/** So many entries of one page rank as they match; more of them would leave no place for other pages. */
const mostOfHost = 2

function spreadHosts(ranked: readonly RankedDocument[], hostOf: (one: RankedDocument) => number): RankedDocument[] {
  const counts = new Map<number, number>()
  return ranked.map((one) => {
    const host = hostOf(one)
    const count = (counts.get(host) ?? 0) + 1
    counts.set(host, count)
    return host > 0 && count > mostOfHost ? { ...one, score: one.score * hostFactor } : one
  })
}

function compareRanked(a: RankedDocument, b: RankedDocument): number {
  return b.score - a.score || a.document - b.document
}

/** What a term of a query matches, in all its forms. */
function matchTerm(
  { key, form, isExact: areAccentsMeant }: TermForms,
  group: TermGroup | undefined,
  count: number,
): Matches {
  const scores = new Float32Array(count)
  const levels = new Uint8Array(count)
  const forms = group?.forms.get(key) ?? []
  const hasExact = forms.some((one) => one.form === form)
  const sizes = forms.map(({ place }) => (group ? countPostings(group.bytes, place) : 0))
  const largest = Math.max(...sizes)
  let frequency = 0
  for (const [index, one] of forms.entries()) {
    const isExact = one.form === form
    const isMeant = !areAccentsMeant || isExact || !hasExact
    const size = sizes[index] ?? 0
    // Without accents, the word that is meant is mostly the common one.
    const share = rareFormWeight + ((1 - rareFormWeight) * size) / largest
    const factor = !areAccentsMeant ? share : isExact ? 1 : hasExact ? otherAccents.ofTyped : otherAccents.withoutExact
    if (isMeant) frequency += size
    if (!group) continue
    readPostings(group.bytes, one.place, (document, level) => {
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

/** What has all of some terms. Pairs of neighbours count in addition. */
function joinMatches(
  all: readonly Matches[],
  pairs: readonly Matches[],
  { count, factor }: { count: number; factor: number },
): Matches {
  const [first] = all
  if (first && all.length === 1 && factor === 1) return first
  const scores = new Float32Array(count)
  const levels = new Uint8Array(count)
  const isPossible = all.length > 0 && all.every(({ rarity }) => rarity > 0)
  const rarity = isPossible ? all.reduce((sum, one) => sum + one.rarity, 0) : 0
  for (let document = 0; document < count && isPossible; document++) {
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
  return { scores, levels, rarity }
}

/** Of several, the best match of each document. The first that matches anything says how rare it is. */
function pickBest(all: readonly Matches[], count: number): Matches {
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

type TermForms = Pick<QueryTerm, 'key' | 'form' | 'isExact'>

interface Pair extends TermForms {
  /** The key of its first word, which names the group. */
  first: string
}

function toPairs(terms: readonly QueryTerm[]): Pair[] {
  return terms.slice(1).flatMap((second, index): Pair[] => {
    const first = terms[index]
    if (!first) return []
    const isExact = first.isExact && second.isExact
    return [{ key: `${first.key} ${second.key}`, form: `${first.form} ${second.form}`, isExact, first: first.key }]
  })
}

function lastTerms(unit: FoundQuery['units'][number] | undefined): readonly QueryTerm[] {
  return unit?.alternatives[0]?.terms.slice(-1) ?? []
}

function firstTerms(unit: FoundQuery['units'][number]): readonly QueryTerm[] {
  return unit.alternatives[0]?.terms.slice(0, 1) ?? []
}
