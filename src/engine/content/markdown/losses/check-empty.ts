import type { Token } from 'markdown-it'
import { say, type Message } from '#lib/say/message.ts'
import { rules } from '../../source/rules.ts'
import { startOf, type MarkdownContext } from '../parser/markdown-context.ts'

/** Reports marks that enclose nothing: an item without a text, a quote without one, and stars that become a line across the page. */
export function checkEmpty(tokens: readonly Token[], context: MarkdownContext): void {
  const { source, lines, diagnostics } = context
  for (const [index, { type, map }] of tokens.entries()) {
    if (!map) continue
    const message = describe(type, tokens[index + 1]?.type ?? '', lines[map[0]] ?? '')
    if (message !== undefined) diagnostics.error(rules.literalMarks, source.name, startOf(context, map[0]), message)
  }
}

/** Of an address of a link in a quote, only the quote is left. An item can begin on the line of another. */
const nothingElse = /^[>\s]*(?:(?:[-+*]|\d{1,9}[.)])\s*)*$/

function describe(type: string, next: string, line: string): Message | undefined {
  const isEmpty = next === type.replace('open', 'close') && nothingElse.test(line)
  if (isEmpty && type === 'list_item_open') return say`An item without a text; write it, or remove its mark`
  if (isEmpty && type === 'blockquote_open') return say`A quote without a text; write it, or remove >`
  // Three are meant, and two enclose what is strong.
  const [stars] = type === 'hr' ? (/\*\*[ \t]*\*\*[ \t]*$/.exec(line) ?? []) : []
  return stars === undefined || line.trim() !== stars.trim()
    ? undefined
    : say`“${stars.trim()}” becomes a line across the page; write --- for one, or remove it`
}
