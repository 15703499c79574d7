import type { CommonFacts } from '#engine/model/entries/common-fields.ts'

/** The parts of an entry that decide if it counts. */
export interface Countable {
  slug: string
  isListed: boolean
  facts: Pick<CommonFacts, 'supersedes' | 'corrects' | 'status'>
}

/** The entries that count: each as it was first published, without what is withdrawn, and how many were withdrawn. */
export function toCounted<E extends Countable>(entries: readonly E[]): { counted: E[]; withdrawn: number } {
  const withdrawn = entries.filter(({ facts }) => facts.status === 'withdrawn').length
  const listed = entries.filter(({ isListed }) => isListed)
  const shown = new Set(listed.map(({ slug }) => slug))
  const isFirst = ({ facts }: E) => !shown.has(facts.supersedes ?? facts.corrects?.entry ?? '')
  return { counted: listed.filter(isFirst), withdrawn }
}
