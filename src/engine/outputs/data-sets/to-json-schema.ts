import type { DataColumn, DataSet, DataType } from '#engine/model/content/data-set.ts'
import type { Translate } from '#engine/model/locale/translate.ts'
import { dataVersion } from './to-data-json.ts'

/** The values of each type, in the words of JSON Schema. */
const types: Readonly<Record<DataType, { type: string; format?: string; pattern?: string }>> = {
  text: { type: 'string' },
  year: { type: 'integer' },
  integer: { type: 'integer' },
  decimal: { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  moment: { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$` },
  address: { type: 'string', format: 'uri' },
}

/** The JSON Schema of the JSON file of a data set. @param id its absolute URL */
export function toJsonSchema({ name, title, about, columns }: DataSet, id: string, translate: Translate): string {
  const text = { type: 'string' }
  const properties = {
    version: { const: dataVersion },
    name: { const: name },
    title: text,
    about: text,
    language: text,
    sample: { type: 'boolean' },
    // A day or a moment.
    changed_at: orNull({ type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d(T\d\d:\d\d[+-]\d\d:\d\d)?$` }),
    licence: {
      type: ['object', 'null'],
      properties: { name: text, url: types.address },
      required: ['name', 'url'],
      additionalProperties: false,
    },
    page: orNull(types.address),
    schema: { const: id },
    columns: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: text,
          type: { enum: Object.keys(types) },
          unit: orNull(text),
          meaning: text,
          values: { type: 'object', additionalProperties: text },
        },
        required: ['name', 'type', 'unit', 'meaning'],
        additionalProperties: false,
      },
    },
    rows: {
      type: 'array',
      items: {
        type: 'object',
        properties: Object.fromEntries(columns.map((column) => [column.name, toProperty(column, translate)])),
        required: columns.map((column) => column.name),
        additionalProperties: false,
      },
    },
  }
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: translate(title),
    description: translate(about),
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
  return `${JSON.stringify(schema, undefined, 1)}\n`
}

function toProperty({ type, meaning, unit, values, isOptional }: DataColumn, translate: Translate) {
  const words = Object.entries(values ?? {}).map(([value, text]) => `${value}: ${translate(text)}`)
  const name = unit ? `${translate(meaning)} (${translate(unit)})` : translate(meaning)
  const known = values && [...Object.keys(values), ...(isOptional ? [null] : [])]
  return {
    ...(isOptional ? orNull(types[type]) : types[type]),
    ...(known && { enum: known }),
    description: [name, ...words].join('; '),
  }
}

function orNull<Schema extends { type: string }>(schema: Schema) {
  return { ...schema, type: [schema.type, 'null'] }
}
