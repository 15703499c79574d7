import * as v from 'valibot'
import type { FieldPath } from '../check/content-check.ts'
import { pickOptions } from '../yaml/pick-options.ts'

/** A reference to an entry of a collection, or of the `same` collection. */
export interface EntryReference {
  path: FieldPath
  to: string
  slug: string
}

/** Adds the references in a value of a schema to a list. */
export type FindReferences = (value: unknown, path: FieldPath, found: EntryReference[]) => void

/**
 * The function that finds the references in the values of a schema, by its metadata `reference`; undefined if its values have
 * none. It only looks at fields that can have references.
 */
export function compileReferences(schema: unknown): FindReferences | undefined {
  if (!isSchema(schema)) return undefined
  const parts = [...compileParts(schema)]
  if (parts.length === 0) return undefined
  return (value, path, found) => {
    if (value === undefined || value === null) return
    for (const part of parts) part(value, path, found)
  }
}

function* compileParts(schema: v.GenericSchema): Generator<FindReferences> {
  const { reference: to } = v.getMetadata(schema)
  if (typeof to === 'string') {
    yield (value, path, found) => {
      if (typeof value === 'string') found.push({ path, to, slug: value })
    }
  }
  const wrapped = 'wrapped' in schema ? compileReferences(schema.wrapped) : undefined
  if (wrapped) yield wrapped
  if ('options' in schema && Array.isArray(schema.options)) {
    const options = schema.options.filter(isSchema)
    const compiled = new Map(options.map((option) => [option, compileReferences(option)]))
    const hasReferences = [...compiled.values()].some((one) => one !== undefined)
    // The fields of the other variants are unknown to this value.
    const findInOption: FindReferences = (value, path, found) => {
      const [option] = pickOptions(options, value)
      if (option) compiled.get(option)?.(value, path, found)
    }
    if (hasReferences) yield findInOption
  }
  const item = 'item' in schema ? compileReferences(schema.item) : undefined
  if (item) {
    yield (value, path, found) => {
      if (Array.isArray(value)) for (const [index, one] of value.entries()) item(one, [...path, index], found)
    }
  }
  if ('entries' in schema && isRecord(schema.entries)) {
    for (const [key, field] of Object.entries(schema.entries)) {
      const compiled = compileReferences(field)
      if (!compiled) continue
      yield (value, path, found) => {
        if (isRecord(value) && value[key] !== undefined) compiled(value[key], [...path, key], found)
      }
    }
  }
}

function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value['kind'] === 'schema'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
