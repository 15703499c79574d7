import MarkdownIt, { type Token } from 'markdown-it'
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

/** A text as the parser takes it apart. */
export interface ParsedMarkdown {
  tokens: Token[]
  runs: readonly InlineRun[]
  definitions: readonly LinkDefinition[]
}

// The typographer replaces quotes only, because "(c)" and the like may be meant literally.
export const parser = new MarkdownIt('default', { html: false, linkify: false, typographer: true, quotes: '“”‘’' })
parser.disable('replacements')
parser.validateLink = isAllowedLink
parser.inline.State = InlineStateOfProse

/** What the rules below leave in the environment of a parse. */
const runsKey = Symbol('runs')
const definitionsKey = Symbol('definitions')

parser.core.ruler.before('strip_references', 'keep_definitions', ({ tokens, env }) => {
  env[definitionsKey] = tokens.flatMap(({ type, map, meta }): LinkDefinition[] =>
    type === 'reference_definition' ? [{ label: String(meta?.['label']), line: map?.[0] ?? 0 }] : [],
  )
})
parser.core.ruler.after('inline', 'keep_runs', ({ tokens, env }) => {
  env[runsKey] = toInlineRuns(tokens)
})

export function parseMarkdown(text: string): ParsedMarkdown {
  const env: { [runsKey]?: InlineRun[]; [definitionsKey]?: LinkDefinition[] } = {}
  const tokens = parser.parse(text, env)
  return { tokens, runs: env[runsKey] ?? [], definitions: env[definitionsKey] ?? [] }
}
