import * as v from 'valibot'
import { isMap, isScalar, parseDocument } from 'yaml'
import type { Diagnostics } from '../source/diagnostics.ts'
import { createPositionAt } from '../source/position-at.ts'
import { describeIssues } from './describe-issues.ts'
import { findYamlProblems } from './find-yaml-problems.ts'
import { createOffsetOf, hasRange } from './locate-field.ts'

/** YAML to be checked, and where it stands. */
export interface YamlSource {
  /** The file, for messages. */
  name: string
  text: string
  /** How many lines of the file stand above it: frontmatter begins below its `---`. */
  linesAbove: number
}

/** The fields of a YAML text, and what a schema makes of them. */
export interface ParsedYaml<Output> {
  /** Undefined where anything is refused. */
  value: Output | undefined
  /** The fields as they were written, whatever the schema says of them. */
  fields: Readonly<Record<string, unknown>>
  /** The paths of what is refused: `['attachments', 1, 'kind']`. */
  refused: readonly (readonly unknown[])[]
}

/** Whether a field is there and nothing in it is refused. */
export function isRight({ fields, refused }: Omit<ParsedYaml<unknown>, 'value'>, name: string): boolean {
  return Object.hasOwn(fields, name) && !refused.some(([field]) => field === name)
}

/** What a YAML text says; undefined where it has no fields. Every reason to refuse any of it is among the diagnostics. */
export function parseYaml<Schema extends v.GenericSchema>(
  source: YamlSource,
  schema: Schema,
  diagnostics: Diagnostics,
): ParsedYaml<v.InferOutput<Schema>> | undefined {
  const document = parseDocument(source.text, { prettyErrors: false, uniqueKeys: false })
  const positionAt = createPositionAt(source.text)
  // What is missing at the end is missing on the last line, not below it.
  const end = source.text.trimEnd().length
  const fail = (offset: number, message: string) => {
    const { line, column } = positionAt(Math.min(offset, end))
    diagnostics.error(source.name, { line: line + source.linesAbove, column }, message)
  }

  const problems = findYamlProblems(document)
  for (const { offset, message } of problems) fail(offset, message)
  if (problems.length > 0) return undefined
  const { contents } = document
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null)
  if (!isEmpty && !isMap(contents)) {
    fail(hasRange(contents) ? contents.range[0] : 0, 'Must be fields, each on a line of its own: "name: value"')
    return undefined
  }
  const fields: Record<string, unknown> = isEmpty ? {} : document.toJS()
  const result = v.safeParse(schema, fields)
  if (result.success) return { value: result.output, fields, refused: [] }
  const offsetOf = createOffsetOf(document)
  const told = new Map<string, readonly unknown[]>()
  for (const { path, wanted, message } of describeIssues(result.issues, schema)) {
    // One error a value: what does not look like a date is no date that exists either.
    const place = JSON.stringify(path)
    if (told.has(place)) continue
    told.set(place, path)
    fail(offsetOf(path, wanted), message)
  }
  return { value: undefined, fields, refused: [...told.values()] }
}
