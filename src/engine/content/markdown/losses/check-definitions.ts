import type { Token } from 'markdown-it'
import { say, type Message } from '#lib/say/message.ts'
import { rules } from '../../source/rules.ts'
import type { LinkDefinition } from '../parser/create-parser.ts'
import { startOf, type MarkdownContext } from '../parser/markdown-context.ts'

/**
 * Reports definitions of addresses that no link uses, and second ones for a label. They are shown nowhere, even where a writer
 * meant them as text: `[Note]: see`.
 */
export function checkDefinitions(
  definitions: readonly LinkDefinition[],
  tokens: readonly Token[],
  context: MarkdownContext,
): void {
  if (definitions.length === 0) return
  const used = new Set(labelsIn(tokens))
  const seen = new Map<string, number>()
  for (const { label, line } of definitions) {
    const first = seen.get(label)
    const fail = (message: Message) =>
      context.diagnostics.error(rules.lostText, context.source.name, startOf(context, line), message)
    const written = /\[([^\]]*)\]/.exec(context.lines[line] ?? '')?.[1] ?? ''
    if (written.startsWith('^')) {
      fail(say`“[${written}]” is read as an address: the name of a note has no spaces; write [^1] and a line “[^1]: …”`)
    } else if (first !== undefined) {
      fail(
        say`Second address for [${written}], which is left out: line ${String(first + 1 + context.source.linesAbove)} has another`,
      )
    } else if (!used.has(label)) {
      fail(
        say`This line is read as an address that no link uses, and is left out; write “[…][${written}]” where it is meant, \\[ if it is text, or remove it`,
      )
    }
    if (first === undefined) seen.set(label, line)
  }
}

function* labelsIn(tokens: readonly Token[]): Generator<string> {
  for (const { meta, children } of tokens) {
    if (typeof meta?.['label'] === 'string') yield meta['label']
    if (children) yield* labelsIn(children)
  }
}
