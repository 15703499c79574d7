import { factsFile } from '#engine/content/entries/read-facts.ts'
import { commonFields } from '#engine/model/entries/common-fields.ts'
import type { Field, FormModel } from '../protocol/forms.ts'
import type { RootFile } from '../root-files.ts'
import { toLocalText } from '../say/to-local-text.ts'
import { entriesOf, findDescription, listItems, type Item } from '../schema-items.ts'
import { listVariants, toField, toFields } from './to-field-type.ts'
import { toValueLabel } from './to-label.ts'

/** The schemas of the files of a collection. */
export interface Schemas {
  name: string
  facts: unknown
  text: unknown
}

/** The form over a file at the root: its fields, or the file as one field. */
export function toRootModel({ name, label, schema }: RootFile): FormModel {
  const group = listItems(schema).find(({ entries }) => entries !== undefined)
  const shared = { collection: name, file: name, text: [], hasBody: false }
  return group
    ? { ...shared, facts: toFields(group, name) }
    : { ...shared, facts: [], whole: { ...toField(name, schema, name), label: toLocalText(label), isRequired: true } }
}

/** A form made of schemas, with the sentences of the schemas as they are. */
export function toRawModel({ name, facts, text }: Schemas): FormModel {
  const items = listItems(facts)
  const variant = items.find(({ type }) => type === 'variant')
  const group = items.find(({ entries }) => entries !== undefined)
  const texts = listItems(text).find(({ entries }) => entries !== undefined)
  return {
    collection: name,
    file: factsFile,
    ...(variant ? ofVariants(variant, name) : { facts: toOrder(group ? toFields(group, name) : []) }),
    text: texts ? toFields(texts, name) : [],
    hasBody: true,
  }
}

/** Of a collection whose entries are of several types, the fields of all of them, and those of each. */
function ofVariants(variant: Item, collection: string): Pick<FormModel, 'facts' | 'variants'> {
  const by = String(variant.key)
  const groups = listVariants(variant, by)
  const [first] = groups
  if (!first) return { facts: [] }
  const isCommon = ([name, schema]: [string, unknown]) =>
    groups.every(({ item }) => new Map(entriesOf(item)).get(name) === schema)
  const common = entriesOf(first.item).filter(isCommon)
  const commonNames = new Set([by, ...common.map(([name]) => name)])
  const key = new Map(entriesOf(first.item)).get(by)
  const description = findDescription(key)
  const options = groups.map(({ value, item }) => ({
    value,
    label: toValueLabel(by, value, findDescription(new Map(entriesOf(item)).get(by)) ?? description),
    fields: toFields(item, collection).filter(({ name }) => !commonNames.has(name)),
  }))
  const choice: Field = {
    ...toField(by, key, collection),
    type: { kind: 'choice', options: options.map(({ value, label }) => ({ value, label })) },
  }
  return {
    facts: [choice, ...toOrder(common.map(([name, schema]) => toField(name, schema, collection)))],
    variants: { by, options },
  }
}

/** Written by an import alone; no form has it. */
const isOfImport = ({ name }: Field) => name === 'imported'
const isCommonField = ({ name }: Field) => name in commonFields

/** Fields of the collection come before those that all entries have. */
function toOrder(fields: readonly Field[]): Field[] {
  const common = fields.filter((field) => isCommonField(field) && !isOfImport(field))
  return [...fields.filter((field) => !isCommonField(field)), ...common]
}
