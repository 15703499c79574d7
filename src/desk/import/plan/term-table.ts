import * as v from 'valibot'
import { parse, stringify } from 'yaml'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import type { EditorSchema } from '../../to-editor-schema.ts'
import type { SourceTerm } from '../protocol/source-item.ts'

/** Facts of `entry.yaml`. */
export type Facts = Readonly<Record<string, unknown>>

const factsSchema = v.record(v.string(), v.unknown())

const tableSchema = v.strictObject({
  default: v.optional(v.nullable(factsSchema), {}),
  terms: v.optional(v.nullable(v.record(v.string(), v.nullable(v.union([factsSchema, v.literal('leave out')])))), {}),
})

/** The meaning of the terms of a source here. */
export interface TermTable {
  /** The facts of a post with these terms; undefined if one of them leaves it out. */
  factsOf: (terms: readonly SourceTerm[]) => Facts | undefined
}

/** The table of a file that a person has looked at. @throws {ProgramError} */
export function parseTermTable(text: string, file: string): TermTable {
  const result = v.safeParse(tableSchema, read(text, file))
  if (!result.success) {
    const [issue] = result.issues
    const path = v.getDotPath(issue) ?? ''
    throw new ProgramError(
      say`${file}: "${path}": must be facts of entry.yaml, such as { category: x }, or “leave out”`,
    )
  }
  const { default: base, terms } = result.output
  return {
    factsOf: (own) => {
      let facts: Facts = base ?? {}
      const given = own.map((term) => terms?.[toTermKey(term)] ?? {})
      if (given.includes('leave out')) return undefined
      // Of two categories, the one that the source names first counts.
      for (const some of given.toReversed()) if (some !== 'leave out') facts = merge(facts, some)
      return facts
    },
  }
}

function read(text: string, file: string): unknown {
  try {
    return parse(text) ?? {}
  } catch (error) {
    const [first = ''] = String(error instanceof Error ? error.message : error).split('\n')
    throw new ProgramError(say`${file} is no YAML: ${first}`)
  }
}

/** Lists are joined; of other values the later one counts. */
function merge(facts: Facts, more: Facts): Facts {
  const merged: Record<string, unknown> = { ...facts }
  for (const [name, value] of Object.entries(more)) {
    const before = merged[name]
    merged[name] = Array.isArray(before) && Array.isArray(value) ? [...new Set([...before, ...value])] : value
  }
  return merged
}

function toTermKey({ kind, key }: SourceTerm): string {
  return `${kind} ${key}`
}

/**
 * A table to be looked at: a value of a field of the collection that a term has the name of, and for each field that must have a value
 * its first one.
 * @param schema of `entry.yaml`
 */
export function proposeTermTable(counts: ReadonlyMap<SourceTerm, number>, schema: EditorSchema): string {
  const { properties = {}, required = [] } = schema
  const fields = Object.entries(properties).filter(([name]) => name !== 'status')
  const base = fields.flatMap(([name, { enum: choices = [] }]) =>
    required.includes(name) && choices.length > 0 ? [[name, choices[0]] as const] : [],
  )
  const terms = [...counts].toSorted(([, a], [, b]) => b - a)
  const lines = terms.map(
    ([term, count]) =>
      `  ${stringify(toTermKey(term)).trimEnd()}: ${toFlow(propose(term, fields))} # ${count}: ${toComment(term.name)}`,
  )
  return [
    ...[
      say`What the terms of the source mean here. Each line has the facts that its posts get in entry.yaml; “leave out” leaves them out.`,
      say`“default” is for all posts; what a term says counts more. Behind # stand how many posts there are, and the name of the term.`,
    ].map((line) => `# ${told(line)}`),
    ...base.map(([name]) => `# ${name}: ${(properties[name]?.enum ?? []).join(', ')}`),
    `default: ${toFlow(Object.fromEntries(base))}`,
    'terms:',
    ...lines,
    '',
  ].join('\n')
}

function propose({ key, name }: SourceTerm, fields: readonly (readonly [string, EditorSchema])[]): Facts {
  const own = [foldToSlug(key), foldToSlug(name)]
  const isNamed = (choice: unknown) => own.some((text) => `-${text}-`.includes(`-${String(choice)}-`))
  for (const [field, { enum: choices = [], items }] of fields) {
    const one = choices.find(isNamed)
    if (one !== undefined) return { [field]: one }
    const item = items?.enum?.find(isNamed)
    if (item !== undefined) return { [field]: [item] }
  }
  return {}
}

function toFlow(facts: Facts): string {
  return stringify(facts, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd()
}

function toComment(name: string): string {
  return name.replaceAll(/\s+/g, ' ')
}
