import { stringify } from 'yaml'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import type { EditorSchema } from './to-editor-schema.ts'

/** The given values of fields. */
export type GivenFields = Readonly<Record<string, string>>

export interface SkeletonOptions {
  given: GivenFields
  /** Fields to write although the schema does not require them. */
  alsoRequired?: readonly string[]
}

/**
 * The fields of a schema as YAML to be filled in. Required fields are empty, with their description as a comment, and the
 * check reports them until they are filled in. Optional fields are listed in comments.
 */
export function toSkeleton(schema: EditorSchema, { given, alsoRequired = [] }: SkeletonOptions): string {
  const { required = [], properties = {} } = schema
  const isWritten = (name: string) =>
    required.includes(name) || alsoRequired.includes(name) || given[name] !== undefined
  const fields = Object.entries(properties)
  const written = fields
    .filter(([name]) => isWritten(name))
    .flatMap(([name, field]) => toLines(name, field, given[name]))
  const optional = fields
    .filter(([name]) => !isWritten(name))
    .flatMap(([name, { description = '' }]) => toComment(`${name}: ${description}`, '  '))
  const comments = optional.length > 0 ? ['', `# ${told(say`Optional fields:`)}`, ...optional] : []
  return `${[...written, ...comments].join('\n')}\n`
}

function toLines(name: string, field: EditorSchema, given: string | undefined): string[] {
  const value = given === undefined ? toValue(field) : [` ${toScalar(given, field)}`]
  const [first = '', ...rest] = value
  return [...toComment(field.description ?? ''), `${name}:${first}`, ...rest]
}

/** The text after the colon: the rest of the line, and the lines below. */
function toValue(field: EditorSchema): string[] {
  if (field.const !== undefined) return [` ${stringify(field.const).trimEnd()}`]
  if (field.enum) return [` # ${field.enum.join(', ')}`]
  const properties = Object.entries(field.properties ?? {}).filter(([name]) => field.required?.includes(name))
  if (properties.length > 0) {
    return ['', ...properties.flatMap(([name, property]) => indent(toLines(name, property, undefined)))]
  }
  if (field.type === 'array' && field.items) {
    const [first = '', ...rest] = toValue(field.items)
    // The first field of an item is on the line of its dash.
    const lines = first === '' ? rest.map((line) => line.slice(2)) : [first.trimStart(), ...rest]
    const [head = '', ...others] = dropLeadingComments(lines)
    return ['', `  - ${head}`.trimEnd(), ...indent(indent(others))]
  }
  return ['']
}

/** There can be no comment between a dash and the first field of its item. */
function dropLeadingComments(lines: readonly string[]): string[] {
  return lines.slice(lines.findIndex((line) => !line.startsWith('#')))
}

function toScalar(given: string, { type }: EditorSchema): string {
  // Numbers and booleans are written as given; texts are quoted if they look like another type.
  return type === 'integer' || type === 'number' || type === 'boolean'
    ? given
    : stringify(given, { lineWidth: 0 }).trimEnd()
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`))
}

const commentWidth = 110

/** A text as comment lines. */
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
