import type { Token } from 'markdown-it'
import type { Position } from './diagnostics.ts'
import type { MarkdownSource } from './split-frontmatter.ts'

/** markdown-it gives a block's first line only; the place in it is where the address stands next. */
export function locate(href: string, block: Position, source: MarkdownSource, last: Position | undefined): Position {
  const written = [href, decodeSafely(href)]
  const lines = source.text.split('\n')
  for (let index = block.line - 1 - source.linesAbove; index < lines.length; index++) {
    const line = index + 1 + source.linesAbove
    const from = last?.line === line ? last.column : 0
    for (const form of written) {
      const column = lines[index]?.indexOf(form, from) ?? -1
      if (column >= 0) return { line, column: column + 1 }
    }
  }
  return block
}

/** What stands inside the paragraphs and headings of a text, with the line where each of these begins. */
export function* inlineTokens(tokens: Token[], source: MarkdownSource): Generator<[Token, Position]> {
  for (const token of tokens) {
    if (token.type !== 'inline') continue
    const position = { line: (token.map?.[0] ?? 0) + 1 + source.linesAbove, column: 1 }
    for (const child of token.children ?? []) yield [child, position]
  }
}

/** A link as it was written: markdown-it escapes what may not stand in a URL. */
export function decodeSafely(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}
