import type { FoundQuery } from './find-terms.ts'
import { joinMatches, matchTerm, pickBest, type Matches, type TermForms } from './match-terms.ts'
import type { SearchFiles, TermGroup } from './open-search-files.ts'
import type { Alternative, QueryTerm, QueryUnit } from './parse-query.ts'

/** What a part of a query matches. */
export interface MatchedUnit extends Matches, Pick<QueryUnit, 'isNumber' | 'isFiller'> {}

export interface MatchedQuery {
  /** The parts that any document has. */
  units: readonly MatchedUnit[]
  /** The last word of each part with the first one of the next. */
  pairs: readonly Matches[]
}

/** Reads what the terms of a query match. */
export async function matchQuery(query: FoundQuery, files: SearchFiles): Promise<MatchedQuery> {
  const count = files.documents.length
  const groups = new Map<string, TermGroup>()
  const terms = query.units.flatMap(({ alternatives }) => alternatives.flatMap((one) => one.terms))
  await Promise.all(terms.map(async ({ key }) => groups.set(key, await files.readGroup(key))))

  const known = new Map<string, Matches>()
  const match = (term: TermForms, group: TermGroup | undefined): Matches => {
    const name = `${term.key}\t${term.form}\t${term.isExact}`
    const found = known.get(name)
    if (found) return found
    const made = matchTerm(term, group, count)
    known.set(name, made)
    return made
  }
  const matchPairs = (neighbours: readonly QueryTerm[]) =>
    toPairs(neighbours).map((pair) => match(pair, groups.get(pair.first)))
  const matchAlternative = ({ terms: all, factor }: Alternative) =>
    joinMatches(
      all.map((term) => match(term, groups.get(term.key))),
      matchPairs(all),
      { count, factor },
    )

  // A question of nothing but small words is about these.
  const areAllFillers = query.units.every(({ isFiller }) => isFiller)
  const units = query.units.map(({ alternatives, isNumber, isFiller }) => ({
    ...pickBest(alternatives.map(matchAlternative), count),
    isNumber,
    isFiller: isFiller && !areAllFillers,
  }))
  const pairs = query.units
    .slice(1)
    .flatMap((unit, index) => matchPairs([...lastTerms(query.units[index]), ...firstTerms(unit)]))
  return { units: units.filter(({ rarity }) => rarity > 0), pairs }
}

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

function lastTerms(unit: QueryUnit | undefined): readonly QueryTerm[] {
  return unit?.alternatives[0]?.terms.slice(-1) ?? []
}

function firstTerms(unit: QueryUnit): readonly QueryTerm[] {
  return unit.alternatives[0]?.terms.slice(0, 1) ?? []
}
