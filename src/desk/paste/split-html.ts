/** Letters from which on a part ends at the next block: the work on a part grows with the square of its length. */
const partLength = 20_000

/** Elements that are kept whole. Those around a whole text, such as `div`, are none of them: a part may begin in one. */
const whole = new Set(['table', 'ul', 'ol', 'dl', 'blockquote', 'pre', 'b', 'strong', 'i', 'em', 'a'])
const blocks = new Set(['p', 'table', 'ul', 'ol', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

const nested = /<(\/?)(?:div|span|table|ul|ol|blockquote|section|font|b|i|em|strong)\b[^>]*>/gi

/** How deep elements stand in each other: no text has hundreds, and the work on them grows with the square. */
export function toDepth(html: string): number {
  let depth = 0
  let deepest = 0
  for (const [, slash] of html.matchAll(nested)) {
    depth = Math.max(0, depth + (slash === '/' ? -1 : 1))
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** A long text in HTML in parts, each of whole blocks. */
export function* splitHtml(html: string): Generator<string> {
  let start = 0
  let depth = 0
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi)) {
    const element = name.toLowerCase()
    if (whole.has(element) && !tag.endsWith('/>')) depth = Math.max(0, depth + (slash === '/' ? -1 : 1))
    const end = index + tag.length
    if (slash === '/' && depth === 0 && blocks.has(element) && end - start >= partLength) {
      yield html.slice(start, end)
      start = end
    }
  }
  if (start < html.length) yield html.slice(start)
}
