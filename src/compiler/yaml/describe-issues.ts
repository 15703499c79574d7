import type * as v from 'valibot'
import { explainIssue } from './explain-issue.ts'
import { suggest } from '../source/did-you-mean.ts'
import { pickOptions } from './pick-options.ts'

export interface DescribedIssue {
  /** From the root of the value to what is wrong. */
  path: unknown[]
  /** Whether it is about the name of the field or about what it says. */
  wanted: 'key' | 'value'
  message: string
}

/** What an issue's path leads through: a schema, and the value that it was held against. */
interface Judged {
  schema: v.GenericSchema
  value: unknown
}

/** Issues as sentences that tell an editor what to do. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[], schema: v.GenericSchema): DescribedIssue[] {
  return issues.flatMap((issue): DescribedIssue[] => {
    const path = (issue.path ?? []).map((item) => item.key)
    const judged = { schema, value: issue.path?.[0].input }
    const holder = issue.path?.at(-1)
    if (issue.type === 'strict_object' && holder?.type === 'object' && Array.isArray(holder.input)) {
      const above = path.slice(0, -1)
      const fields = knownFields(judged, above.map(String)).join(', ')
      return [{ path: above, wanted: 'value', message: `"${above.join('.')}": Must be fields, not a list: ${fields}` }]
    }
    if (issue.type === 'strict_object' && issue.expected === 'never') return describeUnknown(issue, path, judged)
    return [{ path, wanted: 'value', message: describe(issue, path.map(String), judged) }]
  })
}

/** A schema names the first unknown field only, and whoever mended that would meet the next. */
function describeUnknown(issue: v.BaseIssue<unknown>, path: unknown[], judged: Judged): DescribedIssue[] {
  const above = path.slice(0, -1)
  const known = knownFields(judged, above.map(String))
  const holder = issue.path?.at(-1)?.input
  const first = path.at(-1)
  const others = isObject(holder) ? Object.keys(holder).filter((key) => key !== first && !known.includes(key)) : []
  return [first, ...others].map((key) => ({
    path: [...above, key],
    wanted: 'key',
    message: `Unknown field "${[...above, key].join('.')}".${suggest(String(key), known)}`,
  }))
}

function describe(issue: v.BaseIssue<unknown>, path: readonly string[], judged: Judged): string {
  const field = path.join('.')
  const hasChoices = issue.type === 'picklist' || issue.type === 'variant'
  const choices = hasChoices ? [...(issue.expected ?? '').matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '') : []
  if (field !== '' && (issue.input === undefined || issue.input === null)) {
    const manual = findManual(path, judged)
    const isTold = choices.every((choice) => manual?.includes(choice))
    const sentences = [manual, isTold ? undefined : `One of ${choices.join(', ')}`].flatMap((text) => text ?? [])
    const said = sentences.length > 0 ? `: ${sentences.join(' ')}` : ''
    return `${issue.input === null ? 'Empty' : 'Missing'} field "${field}"${said}`
  }
  if (hasChoices) {
    const hint = typeof issue.input === 'string' ? suggest(issue.input, choices) : ''
    return `"${field}" must be one of ${choices.join(', ')}, not ${describeReceived(issue)}.${hint}`
  }
  const message = explainIssue(issue, knownFields(judged, path))
  return field === '' ? message : `"${field}": ${message}`
}

const longestQuote = 60

/** What stands there instead, on one line. */
function describeReceived({ input, received }: v.BaseIssue<unknown>): string {
  if (typeof input === 'object') return Array.isArray(input) ? 'a list' : 'fields'
  return received.length > longestQuote ? `${received.slice(0, longestQuote)}…"` : received
}

/** The sentence of a field, or of what it is a part of: `title.vi` has that of `title`. */
function findManual(path: readonly string[], judged: Judged): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const found = schemasAt(judged.schema, path.slice(0, length), judged.value).map(descriptionOf).find(Boolean)
    if (found !== undefined) return found
  }
  return undefined
}

/** The fields a schema has at a path. */
function knownFields({ schema, value }: Judged, path: readonly string[]): string[] {
  const names = schemasAt(schema, path, value).flatMap((found) =>
    isObject(found['entries']) ? Object.keys(found['entries']) : [],
  )
  return [...new Set(names)]
}

/** What stands at a path of a schema, through the wrappers of valibot; several where it has variants that might be meant. */
function schemasAt(schema: unknown, path: readonly string[], value: unknown): Record<string, unknown>[] {
  if (!isObject(schema)) return []
  const { options, wrapped, item, entries } = schema
  const [head, ...rest] = path
  // The sentence may stand on a wrapper or on what it wraps.
  const own = head === undefined ? [schema] : []
  if (Array.isArray(options) && options.every(isObject)) {
    return [...own, ...pickOptions(options, value).flatMap((option) => schemasAt(option, path, value))]
  }
  if (wrapped !== undefined) return [...own, ...schemasAt(wrapped, path, value)]
  if (head === undefined) return own
  const below = isObject(value) ? value[head] : undefined
  if (item !== undefined) return schemasAt(item, rest, below)
  return isObject(entries) ? schemasAt(entries[head], rest, below) : []
}

function descriptionOf({ pipe }: Record<string, unknown>): string | undefined {
  if (!Array.isArray(pipe)) return undefined
  const found = pipe.findLast((action: unknown) => isObject(action) && action['type'] === 'description')
  return isObject(found) && typeof found['description'] === 'string' ? found['description'] : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
