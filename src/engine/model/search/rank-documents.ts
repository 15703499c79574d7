import type { MatchedQuery } from './match-query.ts'
import { firstLevel, foldedLevel, pairWeight } from './match-terms.ts'
import { headLevel, titleLevel } from './posting-levels.ts'
import { longestTitle, type DocumentFacts } from './search-index.ts'
import type { SearchSection } from './search-query.ts'

/** A document that a query finds. */
export interface RankedDocument {
  document: number
  score: number
  /** The part of the query that it has, by rarity: from 0 to 1. */
  coverage: number
  /** True if a part of the query is only in the texts of its documents. */
  isInDocuments: boolean
  /** True if a number or a day of the query is in its title, its summary or a heading. */
  isItsNumber: boolean
}

// How much each signal counts.
/** How much a word counts that has other accents than were typed: for the rank, and for being found at all. */
const folded = { rank: 0.5, found: 0.8 } as const
const titleWeight = 0.9
const recencyWeight = 0.08
const pageFactor = 1.12
const minorFactor = 0.8
const fillerWeight = 0.25
const hostFactor = 0.5
const meantFactor = 1.5

/** Whoever types a whole title looks for that page, whatever has become of it. */
const titleFactor = 8

/** Withdrawn and superseded documents come after all others. */
const lastFactor = 1e-6

/** The least part of a query of three words or more, by rarity, that a document must match. */
const leastCoverage = 0.72

/** The least part of the words of such a query that the title of a document may have instead. */
const leastInTitle = 0.5

/** So many entries of one page rank as they match; more of them would leave no place for other pages. */
const mostOfHost = 2

interface RankInput {
  matched: MatchedQuery
  /** How many words the query has. */
  words: number
  documents: readonly DocumentFacts[]
  /** The part of the site that words of the query name. */
  meant: SearchSection | undefined
}

/** The documents that match, best first. */
export function rankDocuments({ matched, words, documents, meant }: RankInput): RankedDocument[] {
  const newest = documents.reduce((latest, { year = 0 }) => Math.max(latest, year), 0)
  const found: (RankedDocument & { likeness: number; inTitle: number })[] = []
  for (const [document, facts] of documents.entries()) {
    const match = facts.section && matchDocument(matched, document)
    if (!match) continue
    const { coverage, likeness, inTitle, hasSmallWords, isItsNumber, isInDocuments } = match
    const isItsTitle =
      inTitle === 1 && hasSmallWords && matched.isWhole && coverage === 1 && isAsLong(words, facts.titleLength)
    const { year, state, titleLength, isMinor } = facts
    const titleShare = inTitle * Math.min(1, words / Math.max(1, titleLength))
    let score = match.score * coverage * coverage * (1 + titleWeight * titleShare)
    score *= year === undefined ? pageFactor : 1 + recencyWeight / (1 + newest - year)
    if (isMinor) score *= minorFactor
    if (meant !== undefined && facts.section === meant) score *= meantFactor
    if (isItsTitle) score *= titleFactor
    if (state && !isItsNumber && !isItsTitle) score *= lastFactor
    found.push({ document, score, isInDocuments, isItsNumber, coverage, likeness, inTitle })
  }
  const needed = matched.units.filter(({ isStopWord }) => !isStopWord).length
  const best = found.reduce((most, { coverage }) => Math.max(most, coverage), 0)
  const isEnough = ({ coverage, likeness, inTitle }: (typeof found)[number]): boolean => {
    if (needed < 3) return coverage > best - 1e-6
    return best < leastCoverage ? coverage >= best * 0.6 : likeness >= leastCoverage || inTitle >= leastInTitle
  }
  const ranked = found.filter(isEnough).toSorted(compareRanked)
  return spreadHosts(ranked, documents).toSorted(compareRanked)
}

/** True if a title has as many words as a query. Of long titles, only that they are long is known. */
function isAsLong(words: number, titleLength: number): boolean {
  return Math.min(words, longestTitle) === titleLength
}

/** How a document matches a query; undefined where it does not. */
function matchDocument({ units, pairs }: MatchedQuery, document: number) {
  let score = 0
  let matched = 0
  let alike = 0
  let total = 0
  let needed = 0
  let inTitle = 0
  let hasSmallWords = true
  let isItsNumber = false
  let isInDocuments = false
  for (const { scores, levels, rarity, isNumber, isStopWord } of units) {
    const level = levels[document] ?? 0
    const weight = scores[document] ?? 0
    if (isStopWord) {
      score += fillerWeight * weight
      if (level < firstLevel + titleLevel) hasSmallWords = false
      continue
    }
    total += rarity
    needed++
    if (level === 0) continue
    score += weight
    matched += rarity * (level === foldedLevel ? folded.rank : 1)
    alike += rarity * (level === foldedLevel ? folded.found : 1)
    if (level === firstLevel) isInDocuments = true
    if (level >= firstLevel + titleLevel) inTitle++
    if (isNumber && level >= firstLevel + headLevel) isItsNumber = true
  }
  if (matched === 0) return undefined
  for (const pair of pairs) score += pairWeight * (pair.scores[document] ?? 0)
  return {
    score,
    coverage: matched / total,
    likeness: alike / total,
    inTitle: inTitle / needed,
    hasSmallWords,
    isItsNumber,
    isInDocuments,
  }
}

function spreadHosts(ranked: readonly RankedDocument[], documents: readonly DocumentFacts[]): RankedDocument[] {
  const counts = new Map<number, number>()
  return ranked.map((one) => {
    const host = documents[one.document]?.host ?? 0
    const count = (counts.get(host) ?? 0) + 1
    counts.set(host, count)
    return host > 0 && count > mostOfHost ? { ...one, score: one.score * hostFactor } : one
  })
}

function compareRanked(a: RankedDocument, b: RankedDocument): number {
  return b.score - a.score || a.document - b.document
}
