import type * as v from 'valibot'
import { suggest } from './nearest.ts'

export interface DescribedIssue {
  /** From the root of the value to what is wrong. */
  path: unknown[]
  /** Whether it is about the name of the field or about what it says. */
  wanted: 'key' | 'value'
  message: string
}

/** Issues as sentences that tell an editor what to do. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[], schema: v.GenericSchema): DescribedIssue[] {
  return issues.flatMap((issue): DescribedIssue[] => {
    const path = (issue.path ?? []).map((item) => item.key)
    if (issue.type === 'strict_object' && issue.expected === 'never') return describeUnknown(issue, path, schema)
    return [{ path, wanted: 'value', message: describe(issue, path.map(String), schema) }]
  })
}

/** A schema names the first unknown field only, and whoever mended that would meet the next. */
function describeUnknown(issue: v.BaseIssue<unknown>, path: unknown[], schema: v.GenericSchema): DescribedIssue[] {
  const above = path.slice(0, -1)
  const known = knownFields(schema, above.map(String))
  const holder = issue.path?.at(-1)?.input
  const first = path.at(-1)
  const others = isObject(holder) ? Object.keys(holder).filter((key) => key !== first && !known.includes(key)) : []
  return [first, ...others].map((key) => ({
    path: [...above, key],
    wanted: 'key',
    message: `Unknown field "${[...above, key].join('.')}".${suggest(String(key), known)}`,
  }))
}

function describe(issue: v.BaseIssue<unknown>, path: readonly string[], schema: v.GenericSchema): string {
  const field = path.join('.')
  if (field !== '' && (issue.input === undefined || issue.input === null)) {
    const manual = schemasAt(schema, path).map(descriptionOf).find(Boolean)
    return `${issue.input === null ? 'Empty' : 'Missing'} field "${field}"${manual ? `: ${manual}` : ''}`
  }
  if (issue.type === 'picklist' || issue.type === 'variant') {
    const choices = [...(issue.expected ?? '').matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '')
    const hint = typeof issue.input === 'string' ? suggest(issue.input, choices) : ''
    return `"${field}" must be one of ${choices.join(', ')}, not ${issue.received}.${hint}`
  }
  return field === '' ? issue.message : `"${field}": ${issue.message}`
}

/** The fields a schema has at a path. */
function knownFields(schema: unknown, path: readonly string[]): string[] {
  const names = schemasAt(schema, path).flatMap((found) =>
    isObject(found['entries']) ? Object.keys(found['entries']) : [],
  )
  return [...new Set(names)]
}

/** What stands at a path of a schema, through the wrappers of valibot; several where it has variants. */
function schemasAt(schema: unknown, path: readonly string[]): Record<string, unknown>[] {
  if (!isObject(schema)) return []
  const { options, wrapped, item, entries } = schema
  if (Array.isArray(options) && options.every(isObject)) return options.flatMap((option) => schemasAt(option, path))
  const [head, ...rest] = path
  if (wrapped !== undefined) {
    // The sentence may stand on the wrapper or on what it wraps.
    return head === undefined ? [schema, ...schemasAt(wrapped, path)] : schemasAt(wrapped, path)
  }
  if (head === undefined) return [schema]
  if (item !== undefined) return schemasAt(item, rest)
  return isObject(entries) ? schemasAt(entries[head], rest) : []
}

function descriptionOf({ pipe }: Record<string, unknown>): string | undefined {
  if (!Array.isArray(pipe)) return undefined
  const found = pipe.findLast((action: unknown) => isObject(action) && action['type'] === 'description')
  return isObject(found) && typeof found['description'] === 'string' ? found['description'] : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
