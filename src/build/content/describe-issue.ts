import type * as v from 'valibot'
import { suggest } from './nearest.ts'

/** An issue as a sentence that tells an editor what to do. */
export function describeIssue(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): string {
  const path = (issue.path ?? []).map((item) => String(item.key))
  const field = path.join('.')
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const key = path.at(-1) ?? ''
    return `Unknown field "${field}".${suggest(key, knownFields(schema, path.slice(0, -1)))}`
  }
  if (issue.input === undefined && field !== '')
    return `Missing field "${field}": expected ${issue.expected ?? 'a value'}`
  if (issue.type === 'picklist' || issue.type === 'variant') {
    const choices = [...(issue.expected ?? '').matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '')
    const hint = typeof issue.input === 'string' ? suggest(issue.input, choices) : ''
    return `"${field}" must be one of ${choices.join(', ')}, not ${issue.received}.${hint}`
  }
  return field === '' ? issue.message : `"${field}": ${issue.message}`
}

/** The fields a schema has at a path, through the wrappers of valibot. */
function knownFields(schema: unknown, path: readonly string[]): string[] {
  if (!isObject(schema)) return []
  if (Array.isArray(schema['options'])) {
    return [...new Set(schema['options'].flatMap((option: unknown) => knownFields(option, path)))]
  }
  const inner = schema['wrapped'] ?? schema['item']
  if (inner !== undefined) return knownFields(inner, 'item' in schema ? path.slice(1) : path)
  const entries = schema['entries']
  if (!isObject(entries)) return []
  const [head, ...rest] = path
  return head === undefined ? Object.keys(entries) : knownFields(entries[head], rest)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
