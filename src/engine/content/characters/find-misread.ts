/** A word whose UTF-8 was read as Windows-1252, and saved so: two or three signs in the place of one letter. */
export interface MisreadWord {
  index: number
  found: string
  replacement: string
}

const bytesOf = new Map(
  Array.from({ length: 128 }, (_none, index) => index + 128).map((byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
)

/** The first byte of two or three, then another, as that encoding shows them. */
const suspicious = /[\u00C2-\u00C6\u00E1\u00E2][\u0080-\u00BF\u0152-\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/
const word = /[^ \t\r\n]+/g

/** The words of a text that were misread. Bytes that make UTF-8 by chance are too rare in text to be meant. */
export function findMisread(text: string): MisreadWord[] {
  if (!suspicious.test(text)) return []
  return Array.from(text.matchAll(word)).flatMap(({ 0: found, index }) => {
    const replacement = suspicious.test(found) ? decode(found) : undefined
    return replacement === undefined ? [] : [{ index, found, replacement }]
  })
}

function decode(letters: string): string | undefined {
  const bytes = Array.from(letters, (letter) => bytesOf.get(letter) ?? letter.charCodeAt(0))
  // What that encoding has no letter for was not made by it.
  if (bytes.some((byte) => byte > 255)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes)).normalize('NFC')
  } catch {
    return undefined
  }
}
