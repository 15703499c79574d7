import { stripVTControlCharacters } from 'node:util'

const wide =
  /\p{Extended_Pictographic}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

/** Columns that one visible character takes on a terminal: Vietnamese letters one, however many marks they carry. */
const toWidth = (character: string) => (wide.test(character) ? 2 : 1)

/**
 * Shortens the first part of a line so that the whole fits, and ends the part with an ellipsis; the second part, with the
 * figures, is shortened only where it does not fit alone. Control characters are removed: they would break the line.
 * @param columns how many the line may take
 */
export function toFittingLine(name: string, figures: string, columns: number): string {
  const kept = shorten(figures, columns)
  const room = columns - kept.reduce((sum, character) => sum + toWidth(character), 0)
  return [...shorten(name, room), ...kept].join('')
}

function shorten(text: string, columns: number): readonly string[] {
  const plain = stripVTControlCharacters(text)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .normalize('NFC')
  const characters = Array.from(new Intl.Segmenter('vi').segment(plain), ({ segment }) => segment)
  let width = 0
  let lastFitting = 0
  for (const [index, character] of characters.entries()) {
    width += toWidth(character)
    // The ellipsis takes one column.
    if (width <= columns - 1) lastFitting = index + 1
    if (width > columns) return columns < 1 ? [] : [...characters.slice(0, lastFitting), '…']
  }
  return characters
}
