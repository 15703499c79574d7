import * as v from 'valibot'
import { isRecord } from '#lib/records.ts'
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

/** All references, or those alone with whose entry an item of a list appears. */
type Kind = 'all' | 'appearsWith'

/**
 * The function that finds the references in the values of a schema, by its metadata `reference`; undefined if its values have
 * none. It only looks at fields that can have references.
 */
export function compileReferences(schema: unknown, kind: Kind = 'all'): FindReferences | undefined {
  if (!isSchema(schema)) return undefined
  const parts = [...compileParts(schema, kind)]
  if (parts.length === 0) return undefined
  return (value, path, found) => {
    if (value === undefined || value === null) return
    for (const part of parts) part(value, path, found)
  }
}

function* compileParts(schema: v.GenericSchema, kind: Kind): Generator<FindReferences> {
  const { reference: to, appearsWith } = v.getMetadata(schema)
  if (typeof to === 'string' && (kind === 'all' || appearsWith === true)) {
    yield (value, path, found) => {
      if (typeof value === 'string') found.push({ path, to, slug: value })
    }
  }
  const wrapped = 'wrapped' in schema ? compileReferences(schema.wrapped, kind) : undefined
  if (wrapped) yield wrapped
  if ('options' in schema && Array.isArray(schema.options)) {
    const options = schema.options.filter(isSchema)
    const compiled = new Map(options.map((option) => [option, compileReferences(option, kind)]))
    const hasReferences = [...compiled.values()].some((one) => one !== undefined)
    // The fields of the other variants are unknown to this value.
    const findInOption: FindReferences = (value, path, found) => {
      const [option] = pickOptions(options, value)
      if (option) compiled.get(option)?.(value, path, found)
    }
    if (hasReferences) yield findInOption
  }
  const item = 'item' in schema ? compileReferences(schema.item, kind) : undefined
  if (item) {
    yield (value, path, found) => {
      if (Array.isArray(value)) for (const [index, one] of value.entries()) item(one, [...path, index], found)
    }
  }
  if ('entries' in schema && isRecord(schema.entries)) {
    for (const [key, field] of Object.entries(schema.entries)) {
      const compiled = compileReferences(field, kind)
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
