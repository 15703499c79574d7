import type { Token } from 'markdown-it'
import { say } from '#lib/say/message.ts'
import { rules } from '../../source/rules.ts'
import { placeOf, startOf, type MarkdownContext } from '../parser/markdown-context.ts'

/** Reports lines that are headings because of the line below them, and `#` after a heading, which is left out. */
export function checkHeadings(tokens: readonly Token[], context: MarkdownContext): void {
  const { source, lines, diagnostics } = context
  for (const { type, map, markup } of tokens) {
    if (type !== 'heading_open' || !map) continue
    const [first, end] = map
    if (markup === '-' || markup === '=') {
      const message = say`The line of ${markup} below makes this a heading; leave a blank line between them, or write "## " before a heading`
      diagnostics.error(rules.literalMarks, source.name, startOf(context, first), message)
      continue
    }
    const line = lines[end - 1] ?? ''
    const closing = /[ \t](#+)[ \t]*$/.exec(line)
    if (!closing) continue
    const message = say`The # after a heading is left out; remove it, or write \\# if it is text`
    diagnostics.error(rules.literalMarks, source.name, placeOf(context, end - 1, closing.index + 1), message)
  }
}
