import type { DefinedKinds } from '#engine/model/lists/list-kinds.ts'
import { articleKinds } from '#features/articles/collections/codes.ts'
import { disclosureKinds } from '#features/disclosures/collections/codes.ts'
import { learningKinds } from '#features/learning/collections/codes.ts'
import { researchKinds } from '#features/research/collections/codes.ts'

/** The values of `?loai=` in a collection's lists, in the order of the filter. Other collections have no kinds. */
export const listKinds = {
  ...articleKinds,
  ...disclosureKinds,
  ...learningKinds,
  ...researchKinds,
} as const satisfies DefinedKinds

type Kinds = typeof listKinds

/** The kinds of a collection's entries; never if it has none. */
export type KindOf<C extends string> = C extends keyof Kinds ? Kinds[C][number] : never

/** The kinds of a collection; empty if it has none. */
export function toKinds<C extends string>(collection: C): readonly KindOf<C>[] {
  const kinds: Readonly<Record<string, readonly string[]>> = listKinds
  return (kinds[collection] ?? []) as readonly KindOf<C>[] // those of that collection
}
