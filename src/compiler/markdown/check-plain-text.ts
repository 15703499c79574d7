import type { Token } from 'markdown-it'
import { isAllowedLink } from './is-allowed-link.ts'
import type { Diagnostics, Position } from '../source/diagnostics.ts'
import { createLocate, inlineTokens } from './inline-positions.ts'
import type { MarkdownSource } from './split-frontmatter.ts'

const rawHtml = /<(?:\/?[a-z][a-z0-9-]*(?=[\s/>])|!--)/gi
const linkTarget = /\]\(<?([^\s()<>]+)/g

/**
 * Names what would come out as text and was meant otherwise: HTML, and links that lead where none may. What is escaped
 * (`\<b>`, `&lt;b&gt;`) or code is meant as it stands.
 */
export function checkPlainText(tokens: readonly Token[], source: MarkdownSource, diagnostics: Diagnostics): void {
  const lines = source.text.split('\n')
  const isEscaped = ({ line, column }: Position) => lines[line - 1 - source.linesAbove]?.[column - 2] === '\\'
  const [locateTag, locateTarget] = [createLocate(source), createLocate(source)]
  for (const [token, block] of inlineTokens(tokens, source)) {
    // Code may hold the same words: what comes after it is looked for after it.
    if (token.type === 'code_inline') {
      locateTag([token.content], block)
      locateTarget([token.content], block)
    }
    if (token.type !== 'text') continue
    for (const [tag] of token.content.matchAll(rawHtml)) {
      const position = locateTag([tag], block)
      if (!position || isEscaped(position)) continue
      const advice = tag === '<!--' ? 'leave the comment out' : 'write Markdown, or put it between backticks as code'
      diagnostics.error(source.name, position, `HTML comes out as text: ${advice}`)
    }
    for (const [, target = ''] of token.content.matchAll(linkTarget)) {
      if (isAllowedLink(target)) continue
      // What is written in disguise, with escapes, stands somewhere in its block.
      const position = locateTarget([target], block) ?? { line: block.first, column: 1 }
      const message = `No link leads to "${target}": write https://…, mailto:…, tel:… or a path of this site, /…`
      diagnostics.error(source.name, position, message)
    }
  }
}
