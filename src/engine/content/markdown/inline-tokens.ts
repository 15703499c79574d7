import type { Token } from 'markdown-it'
import type { MarkdownSource } from './parser/markdown-source.ts'

/** The first and the last line of a paragraph, a heading or a table row, counted from 1 in its file. */
export interface Block {
  first: number
  last: number
}

/** The inline tokens of a text (in paragraphs, headings and cells), each with its block. */
export function* inlineTokens(tokens: readonly Token[], source: MarkdownSource): Generator<[Token, Block]> {
  let map: readonly [number, number] = [0, 1]
  for (const token of tokens) {
    // A table cell has no lines of its own: they are those of its row.
    map = token.map ?? map
    if (token.type !== 'inline') continue
    const block = { first: map[0] + 1 + source.linesAbove, last: Math.max(...map) + source.linesAbove }
    for (const child of token.children ?? []) yield [child, block]
  }
}

/** The first line of a token in its file, counted from 1. */
export function lineOf(token: Token | undefined, linesAbove: number): number {
  return (token?.map?.[0] ?? 0) + 1 + linesAbove
}
