import type { FoundQuery } from './find-terms.ts'
import { joinMatches, matchTerm, pickBest, type Matches, type MatchedTerm } from './match-terms.ts'
import type { SearchFiles } from './open-search-files.ts'
import type { Alternative, QueryTerm, QueryUnit } from './parse-query.ts'

/** The matches of a part of a query. */
export interface MatchedUnit extends Matches, Pick<QueryUnit, 'isNumber' | 'isStopWord'> {}

export interface MatchedQuery {
  /** The parts that any document has. */
  units: readonly MatchedUnit[]
  /** The last word of each part with the first one of the next. */
  pairs: readonly Matches[]
  /** True if the site has each part. */
  isWhole: boolean
}

/** Reads what the terms of a query match. */
export async function matchQuery(query: FoundQuery, files: SearchFiles): Promise<MatchedQuery> {
  const count = files.documents.length
  const between = query.units
    .slice(1)
    .flatMap((unit, index) => toPairs([...lastTerms(query.units[index]), ...firstTerms(unit)]))
  const alternatives = query.units.flatMap((unit) => unit.alternatives.map(({ terms }) => terms))
  const all: readonly MatchedTerm[] = [...alternatives.flat(), ...alternatives.flatMap(toPairs), ...between]
  const matches = new Map<string, Matches>()
  await Promise.all(
    Array.from(new Map(all.map((term) => [toName(term), term])), async ([name, term]) => {
      matches.set(name, matchTerm(term, await files.readForms(term.key), count))
    }),
  )
  const find = (term: MatchedTerm): Matches => matches.get(toName(term)) ?? fail(term)
  const matchAlternative = ({ terms, factor }: Alternative) =>
    joinMatches(terms.map(find), toPairs(terms).map(find), { count, factor })

  // A question of nothing but small words is about these.
  const areAllStopWords = query.units.every(({ isStopWord }) => isStopWord)
  const units = query.units.map(({ alternatives, isNumber, isStopWord }) => ({
    ...pickBest(alternatives.map(matchAlternative), count),
    isNumber,
    isStopWord: isStopWord && !areAllStopWords,
  }))
  const known = units.filter(({ rarity }) => rarity > 0)
  return { units: known, pairs: between.map(find), isWhole: known.length === units.length }
}

function toName({ key, form, isExact }: MatchedTerm): string {
  return `${key}\t${form}\t${isExact}`
}

function fail({ form }: MatchedTerm): never {
  throw new Error(`${form} was not looked up`)
}

function toPairs(terms: readonly QueryTerm[]): MatchedTerm[] {
  return terms.slice(1).flatMap((second, index): MatchedTerm[] => {
    const first = terms[index]
    if (!first) return []
    const isExact = first.isExact && second.isExact
    return [{ key: `${first.key} ${second.key}`, form: `${first.form} ${second.form}`, isExact }]
  })
}

function lastTerms(unit: QueryUnit | undefined): readonly QueryTerm[] {
  return unit?.alternatives[0]?.terms.slice(-1) ?? []
}

function firstTerms(unit: QueryUnit): readonly QueryTerm[] {
  return unit.alternatives[0]?.terms.slice(0, 1) ?? []
}
