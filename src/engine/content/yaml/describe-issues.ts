import type * as v from 'valibot'
import { descriptionOf } from '#engine/model/entries/describe.ts'
import { isRecord } from '#lib/records.ts'
import { listed, say, type Message } from '#lib/say/message.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { explainIssue } from './explain-issue.ts'
import { pickOptions } from './pick-options.ts'

export interface DescribedIssue {
  /** The path from the root of the value. */
  path: unknown[]
  /** The part of the field that has the issue: its name or its value. */
  target: 'key' | 'value'
  message: Message
}

/** A schema and the value that was validated with it. */
interface Validated {
  schema: v.GenericSchema
  value: unknown
}

/**
 * Converts the issues of valibot to messages for editors.
 * @param writtenAt the value at a path as it is in the source, if that is one word
 */
export function describeIssues(
  issues: readonly v.BaseIssue<unknown>[],
  schema: v.GenericSchema,
  writtenAt: (path: readonly unknown[]) => string,
): DescribedIssue[] {
  return issues.flatMap((issue): DescribedIssue[] => {
    const path = (issue.path ?? []).map((item) => item.key)
    const validated = { schema, value: issue.path?.[0].input }
    const holder = issue.path?.at(-1)
    if (issue.type === 'strict_object' && holder?.type === 'object' && Array.isArray(holder.input)) {
      const above = path.slice(0, -1)
      const fields = knownFields(validated, above.map(String)).join(', ')
      return [
        { path: above, target: 'value', message: say`"${above.join('.')}": Must be fields, not a list: ${fields}` },
      ]
    }
    if (issue.type === 'strict_object' && issue.expected === 'never') return describeUnknown(issue, path, validated)
    return [{ path, target: 'value', message: describe(issue, path, validated, writtenAt) }]
  })
}

/** All unknown fields of an object; valibot reports only the first. */
function describeUnknown(issue: v.BaseIssue<unknown>, path: unknown[], validated: Validated): DescribedIssue[] {
  const above = path.slice(0, -1)
  const known = knownFields(validated, above.map(String))
  const holder = issue.path?.at(-1)?.input
  const first = path.at(-1)
  const others = isRecord(holder) ? Object.keys(holder).filter((key) => key !== first && !known.includes(key)) : []
  return [first, ...others].map((key) => ({
    path: [...above, key],
    target: 'key',
    message: say`Unknown field "${[...above, key].join('.')}".${didYouMean(String(key), known)}`,
  }))
}

function describe(
  issue: v.BaseIssue<unknown>,
  keys: readonly unknown[],
  validated: Validated,
  writtenAt: (path: readonly unknown[]) => string,
): Message {
  const path = keys.map(String)
  const field = path.join('.')
  const hasChoices = issue.type === 'picklist' || issue.type === 'variant'
  const choices = hasChoices ? [...(issue.expected ?? '').matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '') : []
  if (field !== '' && (issue.input === undefined || issue.input === null)) {
    const description = findDescription(path, validated)
    const namesChoices = choices.every((choice) => String(description ?? '').includes(choice))
    const sentences = [
      ...(description === undefined ? [] : [description]),
      ...(namesChoices ? [] : [say`One of ${choices.join(', ')}`]),
    ]
    const what = issue.input === null ? say`Empty field "${field}"` : say`Missing field "${field}"`
    return sentences.length > 0 ? say`${what}: ${listed(sentences, ' ')}` : what
  }
  if (hasChoices) {
    const hint = typeof issue.input === 'string' ? didYouMean(issue.input, choices) : ''
    return say`"${field}" must be one of ${choices.join(', ')}, not ${describeReceived(issue)}.${hint}`
  }
  const message = explainIssue(issue, { fields: knownFields(validated, path), written: writtenAt(keys) })
  return field === '' ? message : say`"${field}": ${message}`
}

const maxQuoteLength = 60

/** The invalid value, shortened. */
function describeReceived({ input, received }: v.BaseIssue<unknown>): Message | string {
  if (typeof input === 'object') return Array.isArray(input) ? say`a list` : say`fields`
  return received.length > maxQuoteLength ? `${received.slice(0, maxQuoteLength)}…"` : received
}

/** The description of a field, or of the field that contains it: for `title.vi`, that of `title`. */
function findDescription(path: readonly string[], validated: Validated): Message | undefined {
  for (let length = path.length; length > 0; length--) {
    const found = schemasAt(validated.schema, path.slice(0, length), validated.value).map(descriptionOf).find(Boolean)
    if (found !== undefined) return found
  }
  return undefined
}

/** The names of the fields at a path of a schema. */
function knownFields({ schema, value }: Validated, path: readonly string[]): string[] {
  const names = schemasAt(schema, path, value).flatMap((found) =>
    isRecord(found['entries']) ? Object.keys(found['entries']) : [],
  )
  return [...new Set(names)]
}

/** The schemas at a path of a schema, inside valibot's wrappers; several if more than one variant fits the value. */
function schemasAt(schema: unknown, path: readonly string[], value: unknown): Record<string, unknown>[] {
  if (!isRecord(schema)) return []
  const { options, wrapped, item, entries, type, pipe } = schema
  const [head, ...rest] = path
  // A description can be on a wrapper or on the wrapped schema.
  const own = head === undefined ? [schema] : []
  if (Array.isArray(options) && options.every(isRecord)) {
    return [...own, ...pickOptions(options, value).flatMap((option) => schemasAt(option, path, value))]
  }
  // What a transformation leads to, such as a short form that becomes fields.
  const last = Array.isArray(pipe) ? pipe.findLast((part) => isRecord(part) && part['kind'] === 'schema') : undefined
  if (last !== undefined && last['type'] !== type) return [...own, ...schemasAt(last, path, value)]
  if (wrapped !== undefined) return [...own, ...schemasAt(wrapped, path, value)]
  if (head === undefined) return own
  const below = isRecord(value) ? value[head] : undefined
  if (item !== undefined) return schemasAt(item, rest, below)
  if (type === 'record') return schemasAt(schema['value'], rest, below)
  return isRecord(entries) ? schemasAt(entries[head], rest, below) : []
}
