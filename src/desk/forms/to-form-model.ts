import { entities } from '../entities.ts'
import type { Field, FieldType, FormModel } from '../protocol/forms.ts'
import { findRootFile } from '../root-files.ts'
import { readCodeNames } from './code-names.ts'
import { toPlainHelp } from './plain-help.ts'
import { toRawModel, toRootModel, type Schemas } from './to-raw-model.ts'
import { optionsOf } from './walk-fields.ts'

/** The form over the entries of a collection, over the pages, or over a file at the root; undefined if there is no such thing. */
export function findFormModel(name: string): FormModel | undefined {
  const known = models.get(name)
  if (known) return known
  const made = makeFormModel(name)
  if (made) models.set(name, made)
  return made
}

/** Made once: schemas are part of the code. */
const models = new Map<string, FormModel>()

function makeFormModel(name: string): FormModel | undefined {
  const entity = entities.find((one) => one.name === name)
  if (entity) return toFormModel(entity)
  const file = findRootFile(name)
  return file && toPlain(toRootModel(file))
}

/** A form made of schemas: a new field is in it without other code. */
export function toFormModel(schemas: Schemas): FormModel {
  return toPlain(toRawModel(schemas))
}

/** The form with sentences for somebody who never sees the file. */
function toPlain(model: FormModel): FormModel {
  const { facts, whole, text, variants } = model
  return {
    ...model,
    facts: facts.map(toPlainField),
    ...(whole && { whole: toPlainField(whole) }),
    text: text.map(toPlainField),
    ...(variants && {
      variants: {
        ...variants,
        options: variants.options.map((one) => ({ ...one, fields: one.fields.map(toPlainField) })),
      },
    }),
  }
}

function toPlainField(field: Field): Field {
  const help = toPlainHelp(field.help, {
    label: field.label,
    isFlag: field.type.kind === 'flag',
    options: optionsOf(field.type),
    names: readCodeNames(),
  })
  return { ...field, help, type: toPlainType(field.type) }
}

function toPlainType(type: FieldType): FieldType {
  switch (type.kind) {
    case 'group':
    case 'shorthand':
      return { ...type, fields: type.fields.map(toPlainField) }
    case 'variants':
      return { ...type, options: type.options.map((one) => ({ ...one, fields: one.fields.map(toPlainField) })) }
    case 'list':
      return { ...type, item: toPlainType(type.item) }
    case 'record':
      return { ...type, value: toPlainType(type.value) }
    default:
      return type
  }
}
