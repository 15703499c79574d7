import type { Status } from '#model/entries/common-fields.ts'
import type { Entity } from './entities.ts'
import { toEditorSchema, type EditorSchema } from './to-editor-schema.ts'

/** The schema of an entity's `entry.yaml`, with what `defineFacts` asks of entries that have a status. */
export function toFactsSchema({ facts }: Entity): EditorSchema {
  const schema = toEditorSchema(facts)
  const { properties } = schema.oneOf?.[0] ?? schema
  return properties?.['status'] && properties['publishAt'] ? { ...schema, allOf: statusRules } : schema
}

/** JSON Schema cannot be made from a function: the rules of `defineFacts` once more. A test judges the same with both. */
const statusRules: readonly EditorSchema[] = [
  {
    if: hasStatus('scheduled'),
    // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's
    then: { required: ['publishAt'], not: { required: ['publishedAt'] } },
    else: { required: ['publishedAt'], not: { required: ['publishAt'] } },
  },
  {
    if: hasStatus('withdrawn'),
    // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's
    then: { required: ['withdrawal'] },
    else: { not: { required: ['withdrawal'] } },
  },
]

function hasStatus(status: Status): EditorSchema {
  return { properties: { status: { const: status } }, required: ['status'] }
}
