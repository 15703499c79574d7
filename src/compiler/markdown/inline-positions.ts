import type { Token } from 'markdown-it'
import type { Position } from '../source/diagnostics.ts'
import type { MarkdownSource } from './split-frontmatter.ts'

/** The lines of a file that a paragraph, a heading or a row of a table takes, counted from 1; `last` is the last of them. */
export interface Block {
  first: number
  last: number
}

/** markdown-it knows the lines of a block only; the place in it is where what is looked for stands next. */
export type Locate = (forms: readonly string[], block: Block) => Position | undefined

/** Finds what a text says, in the order in which it says it. */
export function createLocate(source: MarkdownSource): Locate {
  const lines = source.text.split('\n')
  let last: Position = { line: 0, column: 0 }
  let searched: Block | undefined
  // What a block does not hold it will not hold further down: a text of nothing but disguised links stays quick.
  const missed = new Set<string>()
  return (forms, block) => {
    if (searched?.first !== block.first) missed.clear()
    searched = block
    const key = forms.join('\n')
    if (missed.has(key)) return undefined
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

/** Where an address is written; where its block begins, if it is written in disguise. */
export function createLocateAddress(source: MarkdownSource): (href: string, block: Block) => Position {
  const locate = createLocate(source)
  const definitions = findDefinitions(source)
  return (href, block) => {
    const written = [...new Set([href, decodeSafely(href)])]
    for (const before of ['](', '](<', '<', '']) {
      if (before + href === '') continue
      const found = locate(
        written.map((form) => before + form),
        block,
      )
      if (found) return { line: found.line, column: found.column + before.length }
    }
    return written.map((form) => definitions.get(form)).find(Boolean) ?? { line: block.first, column: 1 }
  }
}

/** Addresses that stand apart from their links: `[name]: /address`. */
function findDefinitions({ text, linesAbove }: MarkdownSource): Map<string, Position> {
  const definitions = new Map<string, Position>()
  for (const [index, line] of text.split('\n').entries()) {
    const [, before, href] = /^([ >]*\[[^\]]+\]:\s*<?)([^\s>]+)/.exec(line) ?? []
    if (before === undefined || href === undefined || definitions.has(href)) continue
    definitions.set(href, { line: index + 1 + linesAbove, column: before.length + 1 })
  }
  return definitions
}

/** What stands inside the paragraphs, headings and cells of a text, with the lines that these take. */
export function* inlineTokens(tokens: readonly Token[], source: MarkdownSource): Generator<[Token, Block]> {
  let map: readonly [number, number] = [0, 1]
  for (const token of tokens) {
    // A cell has no lines of its own: they are those of its row.
    map = token.map ?? map
    if (token.type !== 'inline') continue
    const block = { first: map[0] + 1 + source.linesAbove, last: Math.max(...map) + source.linesAbove }
    for (const child of token.children ?? []) yield [child, block]
  }
}

/** The line of its file on which a token begins, counted from 1. */
export function lineOf(token: Token | undefined, linesAbove: number): number {
  return (token?.map?.[0] ?? 0) + 1 + linesAbove
}

/** A link as it was written: markdown-it escapes what may not stand in a URL. */
export function decodeSafely(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}
