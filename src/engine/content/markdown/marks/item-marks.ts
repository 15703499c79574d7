const behind = /\t|[ \u00A0]{2,}/

/** Signs that mark items and nothing else, among them those of symbol fonts, which are for private use. */
const sign = /^(?:(?![-–—−+*%$€£])[\p{P}\p{S}\p{Co}]\uFE0F?|->|=>)$/u
/** Signs and letters that stand in cells too. Word writes letters where a font has the sign. */
const ambiguousSign = /^(?:[-–—−+*]|[oØüŸvq])$/u
/** Marks that count: `1.`, `a)`, `(ii)`, `1/`, `1.2`, `Part 1.` */
const count =
  /^(?:\(?(?:\d{1,3}|\p{L}|[ivx]{1,5}|[IVX]{1,5})[.)]|(?:\d{1,2}|\p{L})\/|\d{1,2}(?:\.\d{1,2}){1,3}[.)]?|\p{Lu}\p{L}+ (?:\d{1,3}|[IVX]{1,5})[.:)])$/u

/**
 * How a line begins that word processors paste for an item of a list, with a tab or spaces behind its mark: with a bullet, or with
 * what counts. A bullet before several cells, and a count before a figure, are those of a table.
 */
export function toItemKind(line: string): 'bullet' | 'count' | undefined {
  const [mark = '', ...cells] = toCells(line)
  const [text = ''] = cells
  if (cells.length !== 1 || text === '') return undefined
  if (sign.test(mark)) return 'bullet'
  if (!/\p{L}/u.test(text)) return undefined
  if (ambiguousSign.test(mark)) return 'bullet'
  return count.test(mark) ? 'count' : undefined
}

/** True if a line begins with a bullet, whatever is behind it: in code no line does. */
export function isBulleted(line: string): boolean {
  return toItemKind(line) === 'bullet' || /^\s*[•●○▪▫■□◦‣➢❖✓\u{F0A7}\u{F0B7}][ \u00A0]/u.test(line)
}

/** True if cells follow the bullet of a line, so that the line is as likely a row. */
export function hasCells(line: string): boolean {
  const [mark = '', ...cells] = toCells(line)
  return cells.length > 1 && (sign.test(mark) || ambiguousSign.test(mark))
}

function toCells(line: string): string[] {
  return line.trim().split(new RegExp(`(?:${behind.source})\\s*`))
}
