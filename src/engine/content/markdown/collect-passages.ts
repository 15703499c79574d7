import { hash } from 'node:crypto'
import type { Token } from 'markdown-it'
import type { MarkdownSource } from './parser/markdown-source.ts'

/**
 * A paragraph or a sentence, so that equal ones are found without their texts: its hash, and its place in the
 * file.
 */
export type Passage = readonly [hash: number, line: number, column: number]

/** A shorter sentence may be in several texts: it says little, such as “See the fees.” */
const shortestSentence = 60

/** A shorter paragraph too. */
const shortestParagraph = 40

/** The paragraphs and the longer sentences of a text. */
export function collectPassages(tokens: readonly Token[], source: MarkdownSource): Passage[] {
  const lines = source.text.split('\n')
  return tokens.flatMap((token, index) => {
    const opening = tokens[index - 1]
    if (token.type !== 'inline' || opening?.type !== 'paragraph_open') return []
    const first = token.map?.[0] ?? 0
    const text = (token.children ?? []).map(toText).join('')
    const place = { line: first + 1 + source.linesAbove, source: lines[first] ?? '' }
    // The items of a list without blank lines are no paragraphs.
    return toPassages(text, place, opening.hidden ? shortestSentence : shortestParagraph)
  })
}

/** The passages of a paragraph that begins in a line. */
function toPassages(text: string, { line, source }: { line: number; source: string }, shortest: number): Passage[] {
  const whole = toPassageHash(text)
  const start = source.length - source.trimStart().length + 1
  const paragraph: Passage[] = text.trim().length < shortest ? [] : [[whole, line, start]]
  const sentences = text.split(sentenceEnd).flatMap((sentence): Passage[] => {
    const hashed = toPassageHash(sentence)
    if (sentence.trim().length < shortestSentence || hashed === whole) return []
    // Marks of Markdown may be in it: its beginning is enough to find it.
    const column = source.indexOf(sentence.trim().slice(0, beginning)) + 1
    return [[hashed, line, column || start]]
  })
  return [...paragraph, ...sentences]
}

const sentenceEnd = /(?<=[.!?…][”’")]?)\s+(?=[\p{Lu}\d“"(])/u
const beginning = 16

/** The same for texts that differ in white space, case, quotes or forms of Unicode only. 48 bits, so that it is a number. */
export function toPassageHash(text: string): number {
  const normal = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[“”"‘’']/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return Number.parseInt(hash('sha256', normal).slice(0, 12), 16)
}

function toText({ type, content }: Token): string {
  if (type === 'text' || type === 'code_inline') return content
  return type === 'softbreak' || type === 'hardbreak' ? ' ' : ''
}
