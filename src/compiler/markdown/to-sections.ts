import type { Token } from 'markdown-it'
import type { TextSection } from '#model/entries/entry.ts'

/** Renders tokens to HTML. */
export type RenderTokens = (tokens: Token[]) => string

/** Splits a text at its second-level headings: the HTML before the first heading, and below each. */
export function toSections(tokens: readonly Token[], render: RenderTokens): { intro: string; sections: TextSection[] } {
  const starts = [...tokens.entries()].filter(([, token]) => isSectionHeading(token)).map(([index]) => index)
  const sections = starts.map((start, index) => {
    const body = tokens.slice(start + 3, starts[index + 1] ?? tokens.length)
    return { id: String(tokens[start]?.attrGet('id')), html: render(body) }
  })
  return { intro: render(tokens.slice(0, starts[0] ?? tokens.length)), sections }
}

export function isSectionHeading(token: Token): boolean {
  return token.type === 'heading_open' && token.tag === 'h2' && token.level === 0
}
