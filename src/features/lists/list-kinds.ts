import { audiences, newsCategories } from '#features/articles/collections/codes.ts'
import { disclosureCodes, governanceCodes, periodicCodes, shareKinds } from '#features/disclosures/collections/codes.ts'
import { knowledgeCategories, platforms } from '#features/learning/collections/codes.ts'
import { commentaryKinds, sectors } from '#features/research/collections/codes.ts'

/** The values of `?loai=` in a collection's lists, in the order of the filter. Other collections have no kinds. */
export const listKinds = {
  news: newsCategories,
  announcements: audiences,
  reports: sectors,
  commentary: commentaryKinds,
  guides: platforms,
  knowledge: knowledgeCategories,
  'periodic-reports': periodicCodes,
  disclosures: disclosureCodes,
  governance: governanceCodes,
  'share-management': shareKinds,
} as const satisfies Readonly<Record<string, readonly string[]>>

type Kinds = typeof listKinds

/** The kinds of a collection's entries; never if it has none. */
export type KindOf<C extends string> = C extends keyof Kinds ? Kinds[C][number] : never

/** Collections whose lists can be filtered by kind. */
export type KindedName = keyof Kinds

/** The kinds of a collection; empty if it has none. */
export function toKinds<C extends string>(collection: C): readonly KindOf<C>[] {
  const kinds: Readonly<Record<string, readonly string[]>> = listKinds
  return (kinds[collection] ?? []) as readonly KindOf<C>[] // those of that collection
}
