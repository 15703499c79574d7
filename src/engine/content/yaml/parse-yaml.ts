import * as v from 'valibot'
import { isMap, isScalar, parseDocument } from 'yaml'
import { say, type Message } from '#lib/say/message.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { createPositionAt } from '../source/position-at.ts'
import { rules } from '../source/rules.ts'
import { checkEscapes } from './check-escapes.ts'
import { describeIssues } from './describe-issues.ts'
import { findYamlProblems } from './find-yaml-problems.ts'
import { createOffsetOf, hasRange } from './locate-field.ts'
import { parsePlainFields } from './parse-plain-fields.ts'

/** A YAML text and its position in a file. */
export interface YamlSource {
  /** The file, for messages. */
  name: string
  text: string
  /** The number of lines above it in the file: frontmatter starts below its `---`. */
  linesAbove: number
}

/** The fields of a YAML text, and the output of its schema. */
export interface ParsedYaml<Output> {
  /** Undefined if any field is invalid. */
  value: Output | undefined
  /** The fields before validation. */
  fields: Readonly<Record<string, unknown>>
  /** The paths of invalid values: `['attachments', 1, 'kind']`. */
  invalidPaths: readonly (readonly unknown[])[]
}

/** A number, `true` or `false`, in a block or between brackets. */
const oneWord = /^[^\s,\]}]+/

/** True if a field is present and no value in it is invalid. */
export function isValidField({ fields, invalidPaths }: Omit<ParsedYaml<unknown>, 'value'>, name: string): boolean {
  return Object.hasOwn(fields, name) && !invalidPaths.some(([field]) => field === name)
}

/** Parses and validates a YAML text; undefined if it has no fields. Errors are added to the diagnostics. */
export function parseYaml<Schema extends v.GenericSchema>(
  source: YamlSource,
  schema: Schema,
  diagnostics: Diagnostics,
): ParsedYaml<v.InferOutput<Schema>> | undefined {
  const plain = parsePlainFields(source.text)
  const valid = plain && v.safeParse(schema, plain)
  if (plain && valid?.success) return { value: valid.output, fields: plain, invalidPaths: [] }
  const document = parseDocument(source.text, { prettyErrors: false, uniqueKeys: false })
  const positionAt = createPositionAt(source.text)
  // Errors at the end of the text are reported on its last line, not on an empty line below.
  const end = source.text.trimEnd().length
  const fail = (offset: number, message: Message) => {
    const { line, column } = positionAt(Math.min(offset, end))
    diagnostics.error(rules.fields, source.name, { line: line + source.linesAbove, column }, message)
  }

  const problems = findYamlProblems(document)
  for (const { offset, message } of problems) fail(offset, message)
  if (problems.length > 0) return undefined
  const { contents } = document
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null)
  if (!isEmpty && !isMap(contents)) {
    fail(hasRange(contents) ? contents.range[0] : 0, say`Must be fields, each on a line of its own: "name: value"`)
    return undefined
  }
  const fields: Record<string, unknown> = isEmpty ? {} : document.toJS()
  if (source.text.includes('\\')) checkEscapes(document, { source, positionAt, diagnostics })
  const result = v.safeParse(schema, fields)
  if (result.success) return { value: result.output, fields, invalidPaths: [] }
  const offsetOf = createOffsetOf(document)
  const writtenAt = (path: readonly unknown[]) => oneWord.exec(source.text.slice(offsetOf(path, 'value')))?.[0] ?? ''
  const reported = new Map<string, readonly unknown[]>()
  for (const { path, target, message } of describeIssues(result.issues, schema, writtenAt)) {
    // One error per value: a value that does not have the form of a date is not a date that exists either.
    const key = JSON.stringify(path)
    if (reported.has(key)) continue
    reported.set(key, path)
    fail(offsetOf(path, target), message)
  }
  return { value: undefined, fields, invalidPaths: [...reported.values()] }
}
