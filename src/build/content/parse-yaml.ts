import * as v from 'valibot'
import { LineCounter, parseDocument, type Document } from 'yaml'
import type { Diagnostics, Position } from './diagnostics.ts'
import { describeIssue } from './describe-issue.ts'
import { offsetOfField } from './locate-field.ts'

/** YAML to be checked, and where it stands. */
export interface YamlSource {
  /** The file, for messages. */
  name: string
  text: string
  /** How many lines of the file stand above it: frontmatter begins below its `---`. */
  linesAbove: number
}

/** What the schema makes of a YAML text; undefined where it is refused, with every reason among the diagnostics. */
export function parseYaml<Schema extends v.GenericSchema>(
  source: YamlSource,
  schema: Schema,
  diagnostics: Diagnostics,
): v.InferOutput<Schema> | undefined {
  const lines = new LineCounter()
  const document = parseDocument(source.text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line: line + source.linesAbove, column: col }
  }

  for (const error of document.errors) diagnostics.error(source.name, at(error.pos[0]), firstLine(error.message))
  if (document.errors.length > 0) return undefined

  let value: unknown
  try {
    value = document.toJS({ maxAliasCount: 20 }) ?? {}
  } catch (error) {
    diagnostics.error(source.name, at(0), error instanceof Error ? error.message : String(error))
    return undefined
  }
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  for (const issue of result.issues) {
    diagnostics.error(source.name, at(offsetOf(document, issue)), describeIssue(issue, schema))
  }
  return undefined
}

/** Where the value stands that an issue is about: the key for an unknown field, the map above for a missing one. */
function offsetOf(document: Document, issue: v.BaseIssue<unknown>): number {
  const isUnknownKey = issue.type === 'strict_object' && issue.expected === 'never'
  const path = (issue.path ?? []).map((item) => item.key)
  return offsetOfField(document, path, isUnknownKey ? 'key' : 'value')
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message
}
