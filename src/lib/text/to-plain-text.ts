const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** References to footnotes, and links back to them: a number at the end of a word would be part of it. */
const noteMarks = / ?<(sup|a) class="note-(?:ref|back)".*?<\/\1>/g

/** The text of HTML that the build has made, for reading and searching: without tags and marks of footnotes. Each block ends with a line break. */
export function toPlainText(html: string): string {
  const read = html.includes(' class="note-') ? html.replace(noteMarks, '') : html
  const text = read.replace(/<\/(?:p|h\d|li|t[dhr]|blockquote|figcaption)>|<br>/g, '\n').replace(/<[^>]*>/g, '')
  return text.includes('&')
    ? text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity)
    : text
}

/** The same on one line. */
export function toPlainLine(html: string): string {
  return toPlainText(html).replace(/\s+/g, ' ').trim()
}
