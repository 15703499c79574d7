import type { Diagnostics } from '../../source/diagnostics.ts'
import type { MarkdownSource } from './markdown-source.ts'

/** A text that is checked, and where what is found is reported. */
export interface MarkdownContext {
  source: MarkdownSource
  /** The lines of the text. */
  lines: readonly string[]
  diagnostics: Diagnostics
}

/** The place of a character in a line from 0, without what is above the text in its file. */
export function placeOf({ source }: Pick<MarkdownContext, 'source'>, line: number, column = 0) {
  return { line: line + 1 + source.linesAbove, column: column + 1 }
}

/** The place where a line begins, behind its indentation. */
export function startOf(context: MarkdownContext, line: number) {
  return placeOf(context, line, /^\s*/.exec(context.lines[line] ?? '')?.[0].length)
}
