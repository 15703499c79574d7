import type { Token } from 'markdown-it'
import type { TextSection } from '#engine/model/entries/entry.ts'

/** Renders tokens to HTML. */
export type RenderTokens = (tokens: Token[]) => string

/** A text, and its parts: the HTML before the first heading of the second level, and below each. */
export function toSections(tokens: readonly Token[], render: RenderTokens): SplitText {
  const starts = [...tokens.entries()].filter(([, token]) => isSectionHeading(token)).map(([index]) => index)
  const intro = render(tokens.slice(0, starts[0] ?? tokens.length))
  // The text is put together from its parts, so that nothing is rendered twice.
  let html = intro
  const sections = starts.map((start, index) => {
    const body = render(tokens.slice(start + headingTokens, starts[index + 1] ?? tokens.length))
    html += render(tokens.slice(start, start + headingTokens)) + body
    return { id: String(tokens[start]?.attrGet('id')), html: body }
  })
  return { html, intro, sections }
}

interface SplitText {
  html: string
  intro: string
  sections: TextSection[]
}

/** Its start, its content and its end. */
const headingTokens = 3

export function isSectionHeading(token: Token): boolean {
  return token.type === 'heading_open' && token.tag === 'h2' && token.level === 0
}
