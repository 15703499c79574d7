import { commonFields } from '#engine/model/entries/common-fields.ts'
import { entities } from '../entities.ts'
import type { Field, FormModel } from '../protocol/forms.ts'
import { entriesOf, findDescription, listItems, type Item } from '../schema-items.ts'
import { listVariants, toField, toFields } from './to-field-type.ts'
import { toValueLabel } from './to-label.ts'

/** The schemas of the files of a collection. */
interface Schemas {
  name: string
  facts: unknown
  text: unknown
}

/** The form over the entries of a collection, or of the pages; undefined if there is no such collection. */
export function findFormModel(collection: string): FormModel | undefined {
  const entity = entities.find(({ name }) => name === collection)
  return entity && toFormModel(entity)
}

/** A form made of schemas: a new field is in it without other code. */
export function toFormModel({ name, facts, text }: Schemas): FormModel {
  const items = listItems(facts)
  const variant = items.find(({ type }) => type === 'variant')
  const group = items.find(({ entries }) => entries !== undefined)
  const texts = listItems(text).find(({ entries }) => entries !== undefined)
  return {
    collection: name,
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
    label: toValueLabel(value, findDescription(new Map(entriesOf(item)).get(by)) ?? description),
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
