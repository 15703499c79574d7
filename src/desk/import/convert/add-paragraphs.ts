/** Elements that stand on their own, around which WordPress makes no paragraphs. */
const block =
  'table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|map|area|blockquote|address|style|p|h[1-6]|hr|fieldset|legend|section|article|aside|hgroup|header|footer|nav|figure|figcaption|details|menu|summary|iframe|script'

const opening = new RegExp(`(<(?:${block})(?:\\s[^>]*)?/?>)`, 'gi')
const closing = new RegExp(`(</(?:${block})>)`, 'gi')
const startsWithBlock = new RegExp(`^</?(?:${block})(?:[\\s/>])`, 'i')

/**
 * HTML with the paragraphs that WordPress makes of blank lines only when it shows a post, and with a break for each other end of a line.
 * Code keeps its lines.
 */
export function addParagraphs(html: string): string {
  const kept: string[] = []
  const apart = html
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(
      /<(pre|script|style|textarea)\b[\s\S]*?<\/\1\s*>/gi,
      (code) => `<pre data-kept="${kept.push(code) - 1}">`,
    )
    // Ends of lines within a tag are no ends of lines of the text.
    .replaceAll(/<[a-z][^<>]*\n[^<>]*>/gi, (tag) => tag.replaceAll('\n', ' '))
    .replaceAll(opening, '\n\n$1')
    .replaceAll(closing, '$1\n\n')
  return apart
    .split(/\n\s*\n/)
    .flatMap((part) => toParagraph(part.trim()))
    .join('\n')
    .replaceAll(/<pre data-kept="(\d+)">/g, (_mark, index: string) => kept[Number(index)] ?? '')
}

function toParagraph(part: string): string[] {
  if (part === '') return []
  if (startsWithBlock.test(part)) {
    // The text of an element that stands on its own, such as a cell: only its lines are told apart.
    const [, tag = '', rest = ''] = /^(<[^>]*>)([\s\S]*)$/.exec(part) ?? []
    return [tag + toLines(rest)]
  }
  return [`<p>${toLines(part)}</p>`]
}

function toLines(text: string): string {
  return text.trim().replaceAll(/(?<!<br ?\/?>)[ \t]*\n/g, '<br>\n')
}
