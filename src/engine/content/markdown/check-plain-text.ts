import type { Token } from 'markdown-it'
import { say } from '#lib/say/message.ts'
import type { Diagnostics, Position } from '../source/diagnostics.ts'
import { rules } from '../source/rules.ts'
import { createTextLocator } from './create-text-locator.ts'
import { inlineTokens } from './inline-tokens.ts'
import { isAllowedLink } from './parser/is-allowed-link.ts'
import type { MarkdownSource } from './parser/markdown-source.ts'

const rawHtml = /<(?:\/?[a-z][a-z0-9-]*(?=[\s/>])|!--)/gi
const linkTarget = /\]\(<?([^\s()<>]+)/g

/**
 * Reports HTML and links with an unsupported scheme, which would be shown as text. They are not reported if they are escaped
 * (`\<b>`, `&lt;b&gt;`) or code.
 */
export function checkPlainText(tokens: readonly Token[], source: MarkdownSource, diagnostics: Diagnostics): void {
  let lines: string[] | undefined
  const isEscaped = ({ line, column }: Position) => {
    lines ??= source.text.split('\n')
    return lines[line - 1 - source.linesAbove]?.[column - 2] === '\\'
  }
  const [locateTag, locateTarget] = [createTextLocator(source), createTextLocator(source)]
  for (const [token, block] of inlineTokens(tokens, source)) {
    // Code may contain the same text; the search continues after it.
    if (token.type === 'code_inline') {
      locateTag([token.content], block)
      locateTarget([token.content], block)
    }
    if (token.type !== 'text') continue
    for (const [tag] of token.content.matchAll(rawHtml)) {
      const position = locateTag([tag], block)
      if (!position || isEscaped(position)) continue
      const [rule, advice] =
        tag === '<!--'
          ? [rules.comments, say`remove the comment`]
          : [rules.literalMarks, say`write Markdown, or put it between backticks as code`]
      diagnostics.error(rule, source.name, position, say`HTML is shown as text; ${advice}`)
    }
    for (const [, target = ''] of token.content.matchAll(linkTarget)) {
      if (isAllowedLink(target)) continue
      // A target with escapes is not found; its position is the start of its block.
      const position = locateTarget([target], block) ?? { line: block.first, column: 1 }
      const message = say`Unsupported link target "${target}"; write https://…, mailto:…, tel:… or a path of this site, /…`
      diagnostics.error(rules.links, source.name, position, message)
    }
  }
}
