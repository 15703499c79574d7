import type { Mark } from './mark.ts'

/** A mark, with its line of the source. */
interface PlacedMark extends Mark {
  line: string
  /** Its place in that line, from 0. */
  column: number
}

/** By how many spaces a level is indented below "- ". */
const levelWidth = 2

/**
 * Repairs of bullets that are indented, as word processors indent them: each level by what Markdown needs, for further in they would be
 * text. `column` is then that of the line's beginning.
 */
export function levelItems<Placed extends PlacedMark>(marks: readonly Placed[]): Placed[] {
  const isItem = ({ line, column, fix }: PlacedMark) =>
    fix?.replacement.trim() === '-' && line.slice(0, column).trim() === ''
  const widths = new Set(marks.filter(isItem).map(toWidth))
  const levels = [...widths].toSorted((one, other) => one - other)
  if (levels.every((width) => width === 0)) return [...marks]
  return marks.map((mark) => {
    const { fix, line, column } = mark
    if (!fix || !isItem(mark)) return mark
    const level = levels.indexOf(toWidth(mark))
    const replacement = level === 0 ? fix.replacement : `${' '.repeat(level * levelWidth)}- `
    return { ...mark, column: 0, fix: { found: line.slice(0, column) + fix.found, replacement } }
  })
}

/** How far in it is, with tabs of four. */
function toWidth({ line, column }: PlacedMark): number {
  return Array.from(line.slice(0, column)).reduce(
    (width, character) => (character === '\t' ? width + 4 - (width % 4) : width + 1),
    0,
  )
}
