import { attachmentFormats } from '#engine/model/entries/attachments-field.ts'
import { exampleMoment } from '#engine/model/entries/fields.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { listed, type Message } from '#lib/say/message.ts'
import type { Field, FieldType } from '../protocol/forms.ts'
import { toLocalText } from '../say/to-local-text.ts'
import { entriesOf, findDescription, isItem, isOptional, listItems, type Item } from '../schema-items.ts'
import { toLimits } from '../to-limits.ts'
import { toLabel, toValueLabel } from './to-label.ts'

/** A text of more letters is written in several lines. */
const longText = 160

/** A field of a form, from its schema. */
export function toField(name: string, schema: unknown, collection: string): Field {
  const description = findDescription(schema)
  const limits = toLimits(schema, description ? String(description) : '', { isInForm: true })
  return {
    name,
    label: toLabel(name, description, collection),
    help: toLocalText(listed([...(description ? [description] : []), ...limits], ' ')),
    isRequired: !isOptional(schema),
    type: toFieldType(schema, { name, collection, description }),
  }
}

interface About {
  /** The name of the field, or of the one that it is an item of. */
  name: string
  collection: string
  description: Message | undefined
}

export function toFields(item: Item, collection: string): Field[] {
  return entriesOf(item).flatMap(([name, schema]) => (isEmpty(schema) ? [] : toField(name, schema, collection)))
}

/** True for a field in which nothing is ever written: a text without a summary. */
function isEmpty(schema: unknown): boolean {
  return listItems(schema).some(({ type, literal }) => type === 'literal' && literal === '')
}

const wrappers: ReadonlySet<unknown> = new Set(['optional', 'exact_optional', 'nullish'])

/** The kind of control for a schema; `yaml` where there is none. */
function toFieldType(schema: unknown, about: About): FieldType {
  const items = listItems(schema)
  const core = items.find(({ kind, type }) => kind === 'schema' && !wrappers.has(type)) ?? {}
  switch (core.type) {
    case 'boolean':
      return { kind: 'flag' }
    case 'picklist':
      return toChoice(Array.isArray(core.options) ? core.options : [], about)
    case 'literal':
      return toChoice([core.literal], about)
    case 'number':
      return { kind: 'number', isText: false, isInteger: has(items, 'integer'), ...rangeOf(items), ...unitOf(about) }
    case 'custom':
    case 'string':
      return toTextType(items, about)
    case 'array':
      return toList(core, items, about)
    case 'object':
    case 'strict_object':
      return toGroup(core, about)
    case 'variant':
      return toVariants(core, about)
    case 'union':
      return toUnion(core, about)
    case 'record':
      return { kind: 'record', keys: { kind: 'text', isLong: false }, value: toFieldType(core.value, about) }
    default:
      return { kind: 'yaml' }
  }
}

const has = (items: readonly Item[], type: string) => items.some((item) => item.type === type)

function numberOf(items: readonly Item[], type: string): number | undefined {
  const requirement = items.findLast((item) => item.type === type)?.requirement
  return typeof requirement === 'number' ? requirement : undefined
}

const rangeOf = (items: readonly Item[]) => ({ min: numberOf(items, 'min_value'), max: numberOf(items, 'max_value') })

/** The unit that the description names. */
function unitOf({ description }: About): { unit?: string } {
  const said = description ? String(description) : ''
  if (/\bpercent\b/.test(said)) return { unit: '%' }
  return /\bin đồng\b/.test(said) ? { unit: 'đồng' } : {}
}

function toChoice(values: readonly unknown[], { name, description }: About): FieldType {
  const options = values.filter((value) => typeof value === 'string' || typeof value === 'number')
  return { kind: 'choice', options: options.map((value) => ({ value, label: toValueLabel(name, value, description) })) }
}

/** The kinds of texts, told by what their forms take and refuse. */
function toTextType(items: readonly Item[], about: About): FieldType {
  const reference = findReference(items, about.collection)
  if (reference) return { kind: 'reference', collections: reference }
  const forms = items.flatMap(({ type, requirement }) =>
    type === 'regex' && requirement instanceof RegExp ? [requirement] : [],
  )
  const takes = (text: string) => forms.every((form) => form.test(text))
  if (forms.length > 0 && !takes('x y')) {
    if (takes(exampleMoment)) return { kind: 'moment' }
    if (takes('2026-10-12') && !takes('2026')) return { kind: 'date' }
    if ((takes('7') && takes('1200000') && !takes('x')) || takes('12.50')) {
      return {
        kind: 'number',
        isText: true,
        isInteger: !takes('1.5') && !takes('12.50'),
        min: takes('-1') ? undefined : 0,
        ...unitOf(about),
      }
    }
    if (takes('a.png')) return { kind: 'file', accepts: 'image' }
    if (attachmentFormats.every((format) => takes(`a.${format}`))) return { kind: 'file', accepts: 'document' }
  }
  const maxLength = numberOf(items, 'max_length')
  const pattern = forms.length === 1 ? forms[0]?.source : undefined
  return {
    kind: 'text',
    isLong: maxLength !== undefined && maxLength > longText,
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
  }
}

function findReference(items: readonly Item[], collection: string): readonly string[] | undefined {
  for (const { type, metadata } of items) {
    if (type !== 'metadata' || typeof metadata !== 'object' || metadata === null || !('reference' in metadata)) continue
    return [metadata.reference].flat().map((name) => (name === 'same' ? collection : String(name)))
  }
  return undefined
}

function toList(core: Item, items: readonly Item[], about: About): FieldType {
  const own = findDescription(core.item)
  const exactly = numberOf(items, 'length')
  return {
    kind: 'list',
    item: toFieldType(core.item, { ...about, description: own ?? about.description }),
    itemLabel: own && toLabel('', own),
    min: exactly ?? numberOf(items, 'min_length'),
    max: exactly ?? numberOf(items, 'max_length'),
  }
}

function toGroup(core: Item, { name: own, collection, description }: About): FieldType {
  const entries = entriesOf(core)
  const isByLocale =
    entries.length === locales.length && locales.every((locale) => entries.some(([name]) => name === locale))
  const [first] = entries.map(([, schema]) => toFieldType(schema, { name: own, collection, description }))
  if (isByLocale && first?.kind === 'text')
    return { kind: 'translated', isLong: first.isLong, maxLength: first.maxLength }
  return { kind: 'group', fields: toFields(core, collection) }
}

function toVariants(core: Item, { collection, description }: About): FieldType {
  const by = String(core.key)
  const options = listVariants(core, by).map(({ value, item }) => ({
    value,
    label: toValueLabel(by, value, findDescription(new Map(entriesOf(item)).get(by)) ?? description),
    fields: toFields(item, collection).filter(({ name }) => name !== by),
  }))
  return { kind: 'variants', by, options }
}

/** The groups of which one holds, each with the value that tells it from the others. */
export function listVariants(core: Item, by: string): { value: string; item: Item }[] {
  const options: unknown[] = Array.isArray(core.options) ? core.options : []
  return options.flatMap((option) => {
    const item = listItems(option).find((one) => one.entries !== undefined || one.type === 'variant')
    if (!item) return []
    if (item.type === 'variant') return listVariants(item, by)
    const key = listItems(new Map(entriesOf(item)).get(by)).find(
      (one) => isItem(one) && (one.type === 'literal' || one.type === 'picklist'),
    )
    const values = key?.type === 'picklist' && Array.isArray(key.options) ? key.options : [key?.literal]
    return values.map((value) => ({ value: String(value), item }))
  })
}

/** Texts of one of several forms are a text; a text or a group that has the same text is a shorthand for the group. */
function toUnion(core: Item, about: About): FieldType {
  const options: unknown[] = Array.isArray(core.options) ? core.options : []
  const [short, group, ...others] = options
  const item = listItems(group).find(({ entries }) => entries !== undefined)
  const [by] = (item ? entriesOf(item) : []).find(([, schema]) => schema === short) ?? []
  if (item && by !== undefined && others.length === 0)
    return { kind: 'shorthand', by, fields: toFields(item, about.collection) }
  const types = options.map((option) => toFieldType(option, about))
  return types.every(({ kind }) => kind === 'text' || kind === 'date' || kind === 'moment')
    ? { kind: 'text', isLong: false }
    : { kind: 'yaml' }
}
