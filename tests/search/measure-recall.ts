import type { Locale } from '#engine/model/locale/locale.ts'
import type { QueryKind, SearchCase } from './queries/search-case.ts'

/** The paths that a search finds, best first; anchors within pages may follow them. */
export type FindPaths = (query: string, locale: Locale) => Promise<readonly string[]>

/** How often the right page comes first, and among the first five. */
export interface Recall {
  queries: number
  first: number
  firstFive: number
}

/** A query whose right page does not come first. */
export interface Miss extends SearchCase {
  /** The first five paths found. */
  found: readonly string[]
  /** The place of the first right page, from 1; undefined beyond the fifth. */
  place: number | undefined
}

export interface RecallReport {
  all: Recall
  byKind: readonly (Recall & { kind: QueryKind })[]
  misses: readonly Miss[]
}

/** Asks a search every query, one after the other, and compares what it finds with what people want. */
export async function measureRecall(cases: readonly SearchCase[], find: FindPaths): Promise<RecallReport> {
  const answers: Miss[] = []
  for (const one of cases) {
    const found = (await find(one.query, one.locale)).map(toPath).slice(0, 5)
    const index = found.findIndex((path) => one.expect.some((expected) => expected === path))
    answers.push({ ...one, found, place: index < 0 ? undefined : index + 1 })
  }
  const kinds = [...new Set(cases.map(({ kind }) => kind))]
  return {
    all: toRecall(answers),
    byKind: kinds.map((kind) => ({ kind, ...toRecall(answers.filter((answer) => answer.kind === kind)) })),
    misses: answers.filter(({ place }) => place !== 1),
  }
}

function toRecall(answers: readonly Miss[]): Recall {
  return {
    queries: answers.length,
    first: answers.filter(({ place }) => place === 1).length,
    firstFive: answers.filter(({ place }) => place !== undefined).length,
  }
}

/** Without the anchor: a section of the right page is right too. */
function toPath(address: string): string {
  return address.replace(/[#?].*$/, '')
}

/** A part of the queries, from 0 to 1. */
export function toShare(count: number, { queries }: Recall): number {
  return queries === 0 ? 1 : count / queries
}
