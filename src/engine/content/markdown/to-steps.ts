import type { Token } from 'markdown-it'
import { headingIds } from '#brand'
import type { TextSteps } from '#engine/model/entries/entry.ts'
import { lineOf } from './inline-tokens.ts'
import { isSectionHeading, type RenderTokens } from './to-sections.ts'

/** The id of the heading that marks the numbered list below it as the steps. */
export const stepsId = headingIds.steps

/** The steps of a text, and the HTML before and after them; undefined if no heading has the id of the steps. */
export function toSteps(tokens: readonly Token[], linesAbove: number, render: RenderTokens): TextSteps | undefined {
  const head = tokens.findIndex((token) => isSectionHeading(token) && token.attrGet('id') === stepsId)
  if (head < 0) return undefined
  const next = tokens.findIndex((token, index) => index > head && isSectionHeading(token))
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
    steps.push({ html: render(item), line: lineOf(tokens[itemStart], linesAbove), hasText: item.some(hasText) })
  }
  return { line, before: render(tokens.slice(0, open)), steps, after: render(tokens.slice(close + 1)) }
}

function isListOpen(token: Token): boolean {
  return token.type === 'ordered_list_open' && token.level === 0
}

/** True if a token contains text, not only an image. */
function hasText(token: Token): boolean {
  return token.type === 'text' ? token.content.trim() !== '' : (token.children ?? []).some(hasText)
}
