import { tokenize } from '#lib/search/tokenize.ts'
import type { IsMatch } from './highlight.ts'

/** About as many letters as results show of a page. */
const snippetLength = 220

/** The part of a text that matches best; its first paragraph where none does. */
export function toSnippet(text: string, isMatch: IsMatch): string {
  const texts = text.split('\n').filter((one) => one.length > 24 && one.includes(' '))
  const [first = ''] = texts
  let best = { text: first, score: 0 }
  for (const paragraph of texts) {
    for (const passage of toPassages(paragraph)) {
      const score = rate(passage, isMatch)
      if (score > best.score) best = { text: passage, score }
    }
  }
  return cut(best.text, isMatch)
}

/** How well a passage matches: by the number of different words, and a little by how many there are. */
function rate(passage: string, isMatch: IsMatch): number {
  const different = new Set<string>()
  let count = 0
  let neighbours = 0
  let former = false
  for (const { text } of tokenize(passage)) {
    const matches = isMatch(text)
    if (matches) {
      different.add(text.toLowerCase())
      count++
      if (former) neighbours++
    }
    former = matches
  }
  return different.size + Math.min(neighbours, 4) * 0.3 + Math.min(count, 5) * 0.05
}

/** Sentences, as many together as there is room for. */
function toPassages(text: string): string[] {
  const passages: string[] = []
  for (const sentence of text.split(/(?<=[.!?…;])\s+/)) {
    const last = passages.at(-1)
    if (last !== undefined && last.length + sentence.length < snippetLength)
      passages[passages.length - 1] = `${last} ${sentence}`
    else passages.push(sentence)
  }
  return passages
}

/** A passage that is too long, from a little before its first match. */
function cut(text: string, isMatch: IsMatch): string {
  if (text.length <= snippetLength * 1.2) return text
  let start = 0
  for (const word of tokenize(text)) {
    if (!isMatch(word.text)) continue
    start = Math.max(0, Math.min(word.start - 60, text.length - snippetLength))
    break
  }
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1
  const end = from + snippetLength >= text.length ? text.length : text.lastIndexOf(' ', from + snippetLength)
  return `${from > 0 ? '… ' : ''}${text.slice(from, end > from ? end : from + snippetLength)}${end < text.length ? ' …' : ''}`
}
