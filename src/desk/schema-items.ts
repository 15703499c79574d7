import { descriptionOf } from '#engine/model/entries/describe.ts'
import type { Message } from '#lib/say/message.ts'

/** The part of a schema or an action of valibot that says what it takes. */
export interface Item {
  kind?: unknown
  type?: unknown
  requirement?: unknown
  message?: unknown
  metadata?: unknown
  options?: unknown
  literal?: unknown
  key?: unknown
  pipe?: unknown
  wrapped?: unknown
  entries?: unknown
  item?: unknown
  value?: unknown
}

/** All that a value must fulfil: of wrappers, and of pipes within pipes. */
export function listItems(schema: unknown): Item[] {
  if (!isItem(schema)) return []
  const { wrapped, pipe } = schema
  const inner = Array.isArray(pipe) ? pipe.filter((one) => one !== schema).flatMap(listItems) : []
  return [...listItems(wrapped), ...(Array.isArray(pipe) ? toSelf(schema, pipe[0]) : [schema]), ...inner]
}

/** The first of a pipe is the schema itself without its pipe, under another identity. */
function toSelf(schema: Item, first: unknown): Item[] {
  return isItem(first) && !('pipe' in first) ? [] : [schema]
}

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && 'kind' in value
}

/** The fields of a group by name. */
export function entriesOf(item: Item): [string, unknown][] {
  const { entries } = item
  return typeof entries === 'object' && entries !== null ? Object.entries(entries) : []
}

/** The description of a field, also below its wrappers. */
export function findDescription(schema: unknown): Message | undefined {
  if (!isItem(schema)) return undefined
  return descriptionOf(schema) ?? findDescription(schema.wrapped) ?? describedInPipe(schema.pipe)
}

function describedInPipe(pipe: unknown): Message | undefined {
  if (!Array.isArray(pipe)) return undefined
  for (const item of pipe.slice(1)) {
    const found = findDescription(item)
    if (found) return found
  }
  return isItem(pipe[0]) && 'wrapped' in pipe[0] ? findDescription(pipe[0].wrapped) : undefined
}

/** True if a field may be left out. */
export function isOptional(schema: unknown): boolean {
  if (!isItem(schema)) return false
  const { type, pipe } = schema
  if (type === 'optional' || type === 'exact_optional' || type === 'nullish') return true
  return Array.isArray(pipe) && pipe.some((one) => one !== schema && isOptional(one))
}
