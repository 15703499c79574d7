/** The beginning of an item of a list, up to its text. */
const item = /^([>\s]*)(?:[-+*]|\d{1,9}[.)])\s+/

/** How far the mark of an item is indented, and its text; undefined for a line that begins none. */
export function toItemStart(line = ''): { mark: number; text: number } | undefined {
  const [whole, indent] = item.exec(line) ?? []
  return whole === undefined || indent === undefined ? undefined : { mark: indent.length, text: whole.length }
}

/** Items of one list whose marks differ by as much were meant as lists of several levels. */
export const levelIndent = 2
