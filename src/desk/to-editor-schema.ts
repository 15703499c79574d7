import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { descriptionOf } from '#engine/model/entries/describe.ts'
import { told } from '#lib/say/speech.ts'
import { toLimits } from './to-limits.ts'

/** The part of JSON Schema (draft 7) to which the schemas of the model convert. */
export interface EditorSchema {
  $schema?: string
  description?: string
  type?: string
  enum?: readonly (string | number)[]
  const?: string | number | boolean
  properties?: Readonly<Record<string, EditorSchema>>
  required?: readonly string[]
  items?: EditorSchema
  additionalProperties?: EditorSchema | boolean
  minItems?: number
  anyOf?: readonly EditorSchema[]
  oneOf?: readonly EditorSchema[]
  allOf?: readonly EditorSchema[]
  not?: EditorSchema
  if?: EditorSchema
  then?: EditorSchema
  else?: EditorSchema
}

/** The metadata of fields that are for the engine alone. */
interface OwnMetadata {
  reference?: unknown
  appearsWith?: unknown
}

/**
 * The JSON Schema of a schema's input, for text editors. Rules that JSON Schema cannot express (a date exists, figures add
 * up) are checked by `npm run site -- content check`.
 */
export function toEditorSchema(schema: v.GenericSchema): EditorSchema {
  const converted = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type !== 'metadata') return undefined
      // Strict validators reject unknown keywords, such as ours.
      const { reference: _reference, appearsWith: _appearsWith, ...known } = jsonSchema as JsonSchema & OwnMetadata // the converter copies metadata
      return known
    },
  })
  return describe(schema, converted as EditorSchema) // no schema of the model converts to a boolean
}

/** Adds descriptions, because the converter stops at the first transformation and ignores a description after it. */
function describe(schema: unknown, converted: EditorSchema): EditorSchema {
  if (!isSchema(schema)) return converted
  const inner = 'wrapped' in schema ? describe(schema.wrapped, converted) : converted
  const description = descriptionOf(schema)
  const limits = description ? toLimits(schema, String(description)) : []
  const described = description ? { ...inner, description: [description, ...limits].map(told).join(' ') } : inner
  const { properties, items, additionalProperties: others, oneOf, anyOf } = described
  const options = 'options' in schema && Array.isArray(schema.options) ? schema.options : []
  const each = (choices: readonly EditorSchema[]) => choices.map((choice, index) => describe(options[index], choice))
  return {
    ...described,
    ...(properties && 'entries' in schema && { properties: describeEach(schema.entries, properties) }),
    ...(items && 'item' in schema && { items: describe(schema.item, items) }),
    ...(typeof others === 'object' && 'value' in schema && { additionalProperties: describe(schema.value, others) }),
    ...(oneOf && { oneOf: each(oneOf) }),
    ...(anyOf && { anyOf: each(anyOf) }),
  }
}

function describeEach(entries: unknown, properties: Readonly<Record<string, EditorSchema>>) {
  const fields = new Map(typeof entries === 'object' && entries !== null ? Object.entries(entries) : [])
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, describe(fields.get(name), property)]),
  )
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}
