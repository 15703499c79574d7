/** The headings of a page at its present width. */
export interface HeadingBreaks {
  headings: number
  /** Each end of a line inside a heading: the heading with plain spaces, and how much of it stands before. */
  breaks: { text: string; at: number }[]
  /** Headings with a word that is wider than its line, so that the browser broke it anywhere. */
  torn: string[]
}

/**
 * Where the lines of all headings end. It runs in the page, so it uses nothing outside itself.
 * @param isPlain whether to replace no-break spaces by plain ones first
 */
export function findBreaks(isPlain: boolean): HeadingBreaks {
  const found: HeadingBreaks = { headings: 0, breaks: [], torn: [] }
  const range = document.createRange()
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
    if (heading.getClientRects().length === 0 || getComputedStyle(heading).position === 'absolute') continue
    found.headings += 1
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    let text = ''
    let last: number | undefined
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isPlain && node.nodeValue?.includes('\u00a0')) node.nodeValue = node.nodeValue.replaceAll('\u00a0', ' ')
      const value = (node.nodeValue ?? '').replaceAll('\u00a0', ' ')
      // A line may end after a hyphen or a dash, as in "2–6/11".
      for (const word of value.matchAll(/[^\s–-]*[–-]|[^\s–-]+/g)) {
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) found.torn.push(heading.textContent)
        const top = Math.min(...lines)
        if (last !== undefined && top > last + 4)
          found.breaks.push({ text: heading.textContent, at: text.length + word.index })
        last = Math.max(...lines)
      }
      text += value
    }
  }
  for (const one of found.breaks) one.text = one.text.replaceAll('\u00a0', ' ')
  return found
}
