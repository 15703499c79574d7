import type { Token } from 'markdown-it'
import { say } from '#lib/say/message.ts'
import { rules } from '../../source/rules.ts'
import { levelIndent, toItemStart } from '../parser/item-start.ts'
import { startOf, type MarkdownContext } from '../parser/markdown-context.ts'

/**
 * Reports lists that are indented below an item, but not as far as its text: they end its list, or go on with it, instead of being a
 * part of the item. Below "1. " three spaces are needed.
 */
export function checkLists(tokens: readonly Token[], context: MarkdownContext): void {
  const open: { indent: number | undefined }[] = []
  for (const [index, { type, map }] of tokens.entries()) {
    if (type.endsWith('list_close')) open.pop()
    if (!map) continue
    if (type.endsWith('list_open')) {
      open.push({ indent: undefined })
      if (tokens[index - 1]?.type.endsWith('list_close')) checkBlock(map, { least: 1 }, context)
      checkMark(tokens, index, context)
    }
    const list = open.at(-1)
    if (type !== 'list_item_open' || !list) continue
    const indent = toItemStart(context.lines[map[0]])?.mark ?? 0
    list.indent ??= indent
    if (indent >= list.indent + levelIndent) checkBlock(map, { least: levelIndent }, context)
  }
}

/**
 * Reports a list directly below another of the same kind: its mark differs, as in documents in which "+" stands below "-". Both would be
 * shown alike, and the level would be lost.
 */
function checkMark(tokens: readonly Token[], index: number, context: MarkdownContext): void {
  const { type, map } = tokens[index] ?? {}
  const first = map?.[0] ?? 0
  const isBelow = tokens[index - 1]?.type === type?.replace('open', 'close') && context.lines[first - 1]?.trim() !== ''
  if (!isBelow || !map) return
  const mark = /^[>\s]*([-+*]|\d{1,9}[.)])/.exec(context.lines[first] ?? '')?.[1] ?? ''
  const message = say`“${mark}” begins another list, shown as the one above it; indent its lines for a list in that item, or write the same mark`
  context.diagnostics.error(rules.literalMarks, context.source.name, startOf(context, first), message)
}

/** Compares the indentation of a list, or of an item, with the item above it. */
function checkBlock([first, end]: [number, number], { least }: { least: number }, context: MarkdownContext): void {
  const { source, lines, diagnostics } = context
  const line = lines.slice(0, first).findLast((text) => toItemStart(text)) ?? ''
  const above = toItemStart(line) ?? { mark: 0, text: 0 }
  const indent = toItemStart(lines[first])?.mark ?? 0
  if (indent < above.mark + least) return
  const missing = ' '.repeat(Math.max(above.text - indent, 0))
  const found = lines.slice(first, end).join('\n').trim()
  const isQuoted = /^\s*>/.test(line)
  const fix = isQuoted ? undefined : { found, replacement: missing + found.replaceAll(/\n(?=[^\n])/g, `\n${missing}`) }
  const message = say`This is not a part of the item above it; indent it as far as the text there, by ${above.text} spaces`
  diagnostics.error(rules.literalMarks, source.name, startOf(context, first), message, { fix })
}
