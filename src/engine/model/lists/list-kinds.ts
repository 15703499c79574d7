import type { MessageDescriptor } from '@lingui/core'
import type { DefinedCollections } from '../site/register.ts'

type KindIn<Definition> = Definition extends { filters: { kind?: (facts: never) => infer Kind } }
  ? Exclude<Kind, undefined>
  : never

/** The values of the filter by kind, of each collection whose definition has one. A list without them does not compile. */
export type DefinedKinds = {
  readonly [
    C in keyof DefinedCollections as [KindIn<DefinedCollections[C]>] extends [never] ? never : C
  ]: readonly KindIn<DefinedCollections[C]>[]
}

/** The name of the filter by kind, and those of its values, of each collection of a feature. */
export type KindLabels<Kinds extends Readonly<Record<string, readonly string[]>>> = {
  readonly [C in keyof Kinds]: {
    name: MessageDescriptor
    values: Readonly<Record<Kinds[C][number], MessageDescriptor>>
  }
}
