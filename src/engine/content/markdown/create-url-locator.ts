import type { Position } from '../source/diagnostics.ts'
import { createTextLocator } from './create-text-locator.ts'
import { decodeUrl } from './decode-url.ts'
import type { Block } from './inline-tokens.ts'
import type { MarkdownSource } from './parser/markdown-source.ts'

/** Finds the URL of a link or an image. If it is written with escapes, the position is the start of its block. */
export function createUrlLocator(source: MarkdownSource): (url: string, block: Block) => Position {
  const locate = createTextLocator(source)
  let definitions: Map<string, Position> | undefined
  return (url, block) => {
    const forms = [...new Set([url, decodeUrl(url)])]
    for (const before of ['](', '](<', '<', '']) {
      if (before + url === '') continue
      const found = locate(
        forms.map((form) => before + form),
        block,
      )
      if (found) return { line: found.line, column: found.column + before.length }
    }
    const known = (definitions ??= findDefinitions(source))
    return forms.map((form) => known.get(form)).find(Boolean) ?? { line: block.first, column: 1 }
  }
}

/** The URLs of link reference definitions, such as `[name]: /address`. */
function findDefinitions({ text, linesAbove }: MarkdownSource): Map<string, Position> {
  const definitions = new Map<string, Position>()
  for (const [index, line] of text.split('\n').entries()) {
    const [, before, url] = /^([ >]*\[[^\]]+\]:\s*<?)([^\s>]+)/.exec(line) ?? []
    if (before === undefined || url === undefined || definitions.has(url)) continue
    definitions.set(url, { line: index + 1 + linesAbove, column: before.length + 1 })
  }
  return definitions
}
