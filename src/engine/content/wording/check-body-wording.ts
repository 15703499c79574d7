import type { Locale } from '#engine/model/locale/locale.ts'
import type { MarkdownSource } from '../markdown/parser/markdown-source.ts'
import { createPositionAt } from '../source/position-at.ts'
import { findWording } from './find-wording.ts'
import { maskMarkdown } from './mask-markdown.ts'
import type { Term } from './wording-list.ts'
import type { WordingProblem } from './wording-problem.ts'

/** The forms in a Markdown text that are written otherwise here. Code, addresses and anchors are no text. */
export function checkBodyWording(
  source: Pick<MarkdownSource, 'text' | 'linesAbove'>,
  { locale, terms }: { locale: Locale; terms: readonly Term[] },
): WordingProblem[] {
  const found = findWording(maskMarkdown(source.text), { locale, terms, place: 'body' })
  if (found.length === 0) return []
  const positionAt = createPositionAt(source.text)
  return found.map(({ index, found: text, replacement, message }) => {
    const { line, column } = positionAt(index)
    const fix = replacement === undefined ? undefined : { found: text, replacement }
    return { file: `${locale}.md`, line: line + source.linesAbove, column, message, ...(fix && { fix }) }
  })
}
