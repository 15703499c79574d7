import { stringify } from 'yaml'
import type { EditorSchema } from './to-editor-schema.ts'

/** Values that are known already, by field. */
export type Given = Readonly<Record<string, string>>

export interface SkeletonOptions {
  given: Given
  /** Fields to write although the schema does not ask for them. */
  alsoAsked?: readonly string[]
}

/**
 * The fields of a schema as YAML to be filled in: what must be there stands empty below its description, which the check
 * then names; what may be there is listed in comments.
 */
export function toSkeleton(schema: EditorSchema, { given, alsoAsked = [] }: SkeletonOptions): string {
  const { required = [], properties = {} } = schema
  const isAsked = (name: string) => required.includes(name) || alsoAsked.includes(name) || given[name] !== undefined
  const fields = Object.entries(properties)
  const asked = fields.filter(([name]) => isAsked(name)).flatMap(([name, field]) => toLines(name, field, given[name]))
  const optional = fields
    .filter(([name]) => !isAsked(name))
    .flatMap(([name, { description = '' }]) => toComment(`${name}: ${description}`, '  '))
  const others = optional.length > 0 ? ['', '# May be added:', ...optional] : []
  return `${[...asked, ...others].join('\n')}\n`
}

function toLines(name: string, field: EditorSchema, given: string | undefined): string[] {
  const value = given === undefined ? toValue(field) : [` ${toScalar(given, field)}`]
  const [first = '', ...rest] = value
  return [...toComment(field.description ?? ''), `${name}:${first}`, ...rest]
}

/** What comes after the colon: the first line and those below it. */
function toValue(field: EditorSchema): string[] {
  if (field.const !== undefined) return [` ${stringify(field.const).trimEnd()}`]
  if (field.enum) return [` # ${field.enum.join(', ')}`]
  const properties = Object.entries(field.properties ?? {}).filter(([name]) => field.required?.includes(name))
  if (properties.length > 0) {
    return ['', ...properties.flatMap(([name, property]) => indent(toLines(name, property, undefined)))]
  }
  if (field.type === 'array' && field.items) {
    const [first = '', ...rest] = toValue(field.items)
    // The first field of an item stands on the line of its dash.
    const lines = first === '' ? rest.map((line) => line.slice(2)) : [first.trimStart(), ...rest]
    const [head = '', ...others] = dropLeadingComments(lines)
    return ['', `  - ${head}`.trimEnd(), ...indent(indent(others))]
  }
  return ['']
}

/** A comment cannot stand between a dash and what it is about. */
function dropLeadingComments(lines: readonly string[]): string[] {
  return lines.slice(lines.findIndex((line) => !line.startsWith('#')))
}

function toScalar(given: string, { type }: EditorSchema): string {
  // Written as a number where a number is asked for; as text, and quoted if it looks like one, where a text is.
  return type === 'integer' || type === 'number' ? given : stringify(given, { lineWidth: 0 }).trimEnd()
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`))
}

const commentWidth = 110

/** A sentence as comment lines. */
function toComment(text: string, hanging = ''): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length > commentWidth) {
      lines.push(`# ${lines.length > 0 ? hanging : ''}${word}`)
    } else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
