const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

const blocks = /<\/?(?:p|li|ul|ol|h\d|br|div|table|tr|td|th|blockquote|figure|figcaption)\b[^>]*>/g

/** The text of HTML that Markdown was rendered to, on one line: a blank stands between blocks. */
export function toPlainText(html: string): string {
  return html
    .replace(blocks, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (name) => characters[name] ?? name)
    .replace(/\s+/g, ' ')
    .trim()
}
