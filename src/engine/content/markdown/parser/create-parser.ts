import MarkdownIt, { type Token } from 'markdown-it'
import { addNotes } from './add-notes.ts'
import { InlineStateOfProse } from './flanking.ts'
import { toInlineRuns, type InlineRun } from './inline-run.ts'
import { isAllowedLink } from './is-allowed-link.ts'

/** A definition of a link's address: `[label]: /address "title"`. It is shown nowhere by itself. */
export interface LinkDefinition {
  /** As the parser compares labels. */
  label: string
  /** From 0. */
  line: number
}

/** A footnote: `[^label]: text`. */
export interface NoteDefinition {
  label: string
  /** From 0. */
  line: number
  isEmpty: boolean
}

/** A text as the parser takes it apart. */
export interface ParsedMarkdown {
  tokens: Token[]
  runs: readonly InlineRun[]
  definitions: readonly LinkDefinition[]
  notes: readonly NoteDefinition[]
}

// The typographer replaces quotes only, because "(c)" and the like may be meant literally.
export const parser = new MarkdownIt('default', { html: false, linkify: false, typographer: true, quotes: '“”‘’' })
parser.disable('replacements')
parser.validateLink = isAllowedLink
parser.inline.State = InlineStateOfProse
addNotes(parser)

/** The key of the values that the rules below leave in the environment of a parse. */
const runsKey = Symbol('runs')
const definitionsKey = Symbol('definitions')
const notesKey = Symbol('footnotes')

parser.core.ruler.before('strip_references', 'keep_definitions', ({ tokens, env }) => {
  env[definitionsKey] = tokens.flatMap(({ type, map, meta }): LinkDefinition[] =>
    type === 'reference_definition' ? [{ label: String(meta?.['label']), line: map?.[0] ?? 0 }] : [],
  )
})
parser.core.ruler.after('inline', 'keep_runs', ({ tokens, env, src }) => {
  env[runsKey] = toInlineRuns(tokens)
  env[notesKey] = toNotes(tokens, src)
})

export function parseMarkdown(text: string): ParsedMarkdown {
  const env: { [runsKey]?: InlineRun[]; [definitionsKey]?: LinkDefinition[]; [notesKey]?: NoteDefinition[] } = {}
  const tokens = parser.parse(text, env)
  return { tokens, runs: env[runsKey] ?? [], definitions: env[definitionsKey] ?? [], notes: env[notesKey] ?? [] }
}

function toNotes(tokens: readonly Token[], text: string): NoteDefinition[] {
  let from = 0
  return tokens.flatMap(({ type, meta }, index): NoteDefinition[] => {
    if (type !== 'footnote_reference_open') return []
    const label = String(meta?.['label'])
    // The plugin keeps no lines; in their order, notes are found by how they begin.
    const start = Math.max(text.indexOf(`[^${label}]:`, from), from)
    from = start + 1
    const line = text.slice(0, start).split('\n').length - 1
    return [{ label, line, isEmpty: tokens[index + 1]?.type === 'footnote_reference_close' }]
  })
}
