import type { Position } from '../source/diagnostics.ts'
import type { Block } from './inline-tokens.ts'
import type { MarkdownSource } from './parser/markdown-source.ts'

/**
 * Finds the next occurrence of a text within a block, in one of several forms. Call it in the order of the source:
 * markdown-it gives the lines of a block but no positions within it, so that the search continues after the last match.
 */
export type LocateText = (forms: readonly string[], block: Block) => Position | undefined

export function createTextLocator(source: MarkdownSource): LocateText {
  // Most texts are correct, and nothing in them is located.
  let lines: string[] | undefined
  let last: Position = { line: 0, column: 0 }
  let searched: Block | undefined
  // Forms that the rest of the block does not contain. Without them, many links that are not found would take long.
  const missed = new Set<string>()
  return (forms, block) => {
    if (searched?.first !== block.first) missed.clear()
    searched = block
    const key = forms.join('\n')
    if (missed.has(key)) return undefined
    lines ??= source.text.split('\n')
    for (let line = Math.max(block.first, last.line); line <= block.last; line++) {
      const text = lines[line - 1 - source.linesAbove]
      const from = last.line === line ? last.column : 0
      for (const form of forms) {
        const column = text?.indexOf(form, from) ?? -1
        if (column < 0) continue
        last = { line, column: column + 1 }
        return last
      }
    }
    missed.add(key)
    return undefined
  }
}
