import { htmlToMarkdown } from '../convert/html-to-markdown.ts'

/** As long as a summary is at most, in letters; below what the frontmatter allows. */
const mostLetters = 320

/** One or two sentences for lists: the excerpt of the source, or the beginning of the text. The title where there are no words at all. */
export function toSummary(excerpt: string, markdown: string, title: string): string {
  const own = toPlain(excerpt)
  const paragraph =
    markdown.split(/\n{2,}/).find((part) => /^[\p{L}\p{N}*_“"(]/u.test(part) && !part.includes('\n|')) ?? ''
  const words = [own, oneLine(withoutMarkup(paragraph))].find((text) => text !== '' && text !== title) ?? title
  return shorten(words, mostLetters)
}

/** A text of at most so many letters, cut after a sentence, or else after a word. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const head = text.slice(0, most)
  const sentence = head.search(/[.!?…](?=\s)(?!.*[.!?…]\s)/su)
  if (sentence > most / 3) return head.slice(0, sentence + 1)
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), 1)).trimEnd()}…`
}

function withoutMarkup(markdown: string): string {
  return markdown
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[\^\d+\]/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\$/gm, '')
    .replaceAll(/[*_`]+/g, '')
    .replaceAll(/\\([\p{P}\p{S}])/gu, '$1')
}

function oneLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}

/** The words of a title, an excerpt or a caption, which may be HTML. */
export function toPlain(text: string): string {
  return oneLine(/[<&]/.test(text) ? withoutMarkup(htmlToMarkdown(text).markdown) : text)
}
