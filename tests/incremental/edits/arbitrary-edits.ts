import { array, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check'
import { codeGroup, editGroups, type Edit } from './apply-edit.ts'

export interface EditsOptions {
  /** The greatest number of edits. */
  count: number
  /** The least number; one if it is left out. */
  least?: number
  /** True if the code changes too. */
  hasCode: boolean
}

/** Sequences of random edits; a failing one is shrunk to fewer edits with smaller numbers. */
export function arbitraryEdits({ count, least = 1, hasCode }: EditsOptions): Arbitrary<Edit[]> {
  const kinds = [...editGroups, ...(hasCode ? [codeGroup] : [])].map(({ weight, edits }) => ({
    weight,
    arbitrary: constantFrom(...Object.keys(edits)),
  }))
  const edit = record({ kind: oneof(...kinds), target: nat(9999), value: nat(99_999) })
  return array(edit, { minLength: least, maxLength: count, size: 'max' })
}
