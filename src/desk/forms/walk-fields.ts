import type { Field, FieldType, FormModel, Option } from '../protocol/forms.ts'

/** A field of a form with the values that it has names for: its own, and those of the items of a list. */
export interface WalkedField {
  field: Field
  options: readonly Option[]
  /** The way to it: `attachments.file`. */
  path: string
}

/** All fields of a form, also those within others. */
export function listFields({ facts, whole, text, variants }: FormModel): WalkedField[] {
  const groups = [facts, whole ? [whole] : [], text, ...(variants?.options ?? []).map(({ fields }) => fields)]
  return groups.flatMap((group) => group.flatMap((field) => [...walk(field, '')]))
}

function* walk(field: Field, within: string): Generator<WalkedField> {
  const path = `${within}${field.name}`
  yield { field, options: optionsOf(field.type), path }
  for (const one of fieldsIn(field.type)) yield* walk(one, `${path}.`)
}

/** The values that a control of a type offers. */
export function optionsOf(type: FieldType): readonly Option[] {
  switch (type.kind) {
    case 'choice':
      return type.options
    case 'variants':
      return type.options.map(({ value, label }) => ({ value, label }))
    case 'list':
      return optionsOf(type.item)
    case 'record':
      return optionsOf(type.keys)
    default:
      return []
  }
}

function fieldsIn(type: FieldType): readonly Field[] {
  switch (type.kind) {
    case 'group':
    case 'shorthand':
      return type.fields
    case 'variants':
      return type.options.flatMap(({ fields }) => fields)
    case 'list':
      return fieldsIn(type.item)
    case 'record':
      return fieldsIn(type.value)
    default:
      return []
  }
}
