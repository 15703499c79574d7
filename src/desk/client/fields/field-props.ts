import type { ReactNode } from 'react'
import type { FieldPath } from '../../edits/plain-value.ts'
import type { Field, FieldType } from '../../protocol/forms.ts'

export interface PlacedField {
  field: Field
  path: FieldPath
  /** The names of the fields of its group, in their order. */
  order?: readonly string[] | undefined
}

/** Shows a field of any type: those that have fields within are given it. */
export type FieldViewer = (placed: PlacedField) => ReactNode

export interface FieldProps<Kind extends FieldType['kind']> extends PlacedField {
  type: Extract<FieldType, { kind: Kind }>
  view: FieldViewer
}
