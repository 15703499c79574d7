import * as v from 'valibot'
import type { FieldPath } from '../check/content-check.ts'
import { pickOptions } from '../yaml/pick-options.ts'

/** A reference to an entry of a collection, or of the `same` collection. */
export interface EntryReference {
  path: FieldPath
  to: string
  slug: string
}

/** The references in a value, found by the metadata `reference` of its schema. */
export function* findReferences(schema: unknown, value: unknown, path: FieldPath = []): Generator<EntryReference> {
  if (!isSchema(schema) || value === undefined || value === null) return
  const to = toReference(schema)
  if (to !== undefined && typeof value === 'string') yield { path, to, slug: value }
  if ('wrapped' in schema) yield* findReferences(schema.wrapped, value, path)
  if ('options' in schema && Array.isArray(schema.options)) {
    // The fields of the other variants are unknown to this value.
    const [option] = pickOptions(schema.options.filter(isSchema), value)
    yield* findReferences(option, value, path)
  }
  if ('item' in schema && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* findReferences(schema.item, item, [...path, index])
  }
  if ('entries' in schema && isRecord(schema.entries) && isRecord(value)) {
    for (const [key, field] of Object.entries(schema.entries)) yield* findReferences(field, value[key], [...path, key])
  }
}

function toReference(schema: v.GenericSchema): string | undefined {
  const { reference } = v.getMetadata(schema)
  return typeof reference === 'string' ? reference : undefined
}

function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value['kind'] === 'schema'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
