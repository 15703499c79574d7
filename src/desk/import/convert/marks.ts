// Characters that no text has (Unicode keeps them for programs): marks within a text while it is converted.

/** Before and after the number of a reference to a file, or of a note. */
export const [markStart, markEnd] = ['\uFDD3', '\uFDD4']

/** Where a line ends within a paragraph. */
export const lineEnd = '\uFDD5'

/** A text without them. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/[\uFDD0-\uFDEF]/g, '')
}
