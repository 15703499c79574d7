import type { Token } from 'markdown-it'
import type { TextSection, TextSteps } from '#model/entries/entry.ts'
import { lineOf } from './inline-positions.ts'

type Render = (tokens: Token[]) => string

/** The heading that says: the numbered list below it is the steps. */
export const stepsId = 'cac-buoc'

/** A text cut at its headings of the second level: what stands before the first, and below each. */
export function toSections(tokens: readonly Token[], render: Render): { intro: string; sections: TextSection[] } {
  const starts = [...tokens.entries()].filter(([, token]) => isSectionHead(token)).map(([index]) => index)
  const sections = starts.map((start, index) => {
    const body = tokens.slice(start + 3, starts[index + 1] ?? tokens.length)
    return { id: String(tokens[start]?.attrGet('id')), html: render(body) }
  })
  return { intro: render(tokens.slice(0, starts[0] ?? tokens.length)), sections }
}

/** The steps of a text and what stands around them; undefined where no heading announces any. */
export function toSteps(tokens: readonly Token[], linesAbove: number, render: Render): TextSteps | undefined {
  const head = tokens.findIndex((token) => isSectionHead(token) && token.attrGet('id') === stepsId)
  if (head < 0) return undefined
  const next = tokens.findIndex((token, index) => index > head && isSectionHead(token))
  const end = next < 0 ? tokens.length : next
  const open = tokens.findIndex((token, index) => index > head && index < end && isListOpen(token))
  const line = lineOf(tokens[head], linesAbove)
  if (open < 0) return { line, before: render([...tokens]), steps: [], after: '' }
  const close = tokens.findIndex(
    (token, index) => index > open && token.type === 'ordered_list_close' && token.level === 0,
  )
  const steps: TextSteps['steps'] = []
  let itemStart = 0
  for (const [index, token] of tokens.entries()) {
    if (index < open || index > close || token.level !== 1) continue
    if (token.type === 'list_item_open') itemStart = index
    if (token.type !== 'list_item_close') continue
    const item = tokens.slice(itemStart + 1, index)
    steps.push({ html: render(item), line: lineOf(tokens[itemStart], linesAbove), hasText: item.some(hasWords) })
  }
  return { line, before: render(tokens.slice(0, open)), steps, after: render(tokens.slice(close + 1)) }
}

function isSectionHead(token: Token): boolean {
  return token.type === 'heading_open' && token.tag === 'h2' && token.level === 0
}

function isListOpen(token: Token): boolean {
  return token.type === 'ordered_list_open' && token.level === 0
}

/** Words, not only a picture. */
function hasWords(token: Token): boolean {
  return token.type === 'text' ? token.content.trim() !== '' : (token.children ?? []).some(hasWords)
}
