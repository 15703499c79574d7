import type { Status } from '#engine/model/entries/common-fields.ts'
import type { Entity } from './entities.ts'
import { toEditorSchema, type EditorSchema } from './to-editor-schema.ts'

/** The JSON Schema of an entity's `entry.yaml`, with the rules for its status. */
export function toFactsSchema({ facts }: Entity): EditorSchema {
  const schema = toEditorSchema(facts)
  const { properties } = schema.oneOf?.[0] ?? schema
  return properties?.['status'] && properties['publishAt'] ? { ...schema, allOf: statusRules } : schema
}

/** The rules of `defineFacts`, which cannot be converted because they are a function. A test compares the two. */
const statusRules: readonly EditorSchema[] = [
  {
    if: hasStatus('scheduled'),
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { required: ['publishAt'], not: { required: ['publishedAt'] } },
    else: { required: ['publishedAt'], not: { required: ['publishAt'] } },
  },
  {
    if: hasStatus('withdrawn'),
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { required: ['withdrawal'] },
    else: { not: { required: ['withdrawal'] } },
  },
]

function hasStatus(status: Status): EditorSchema {
  return { properties: { status: { const: status } }, required: ['status'] }
}
