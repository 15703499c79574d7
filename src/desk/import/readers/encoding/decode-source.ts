/** The encodings that old files of Vietnamese have, where they do not say which and are no UTF-8. */
const fallback = 'windows-1258'

/** As much of a file as tells its encoding. */
export const sampleBytes = 256 * 1024

/**
 * The encoding of a file: that of its byte-order mark, UTF-8 if it can be that, UTF-16 if every other byte is null, else the one that
 * it states, else the one of Vietnamese Windows.
 * @param sample its beginning; it may end within a letter
 */
export function findEncoding(sample: Uint8Array, stated?: string): string {
  const [first, second, third] = sample
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const nulls = [0, 1].map((start) => countNulls(sample, start))
  const many = sample.length / 8
  if ((nulls[1] ?? 0) > many) return 'utf-16le'
  if ((nulls[0] ?? 0) > many) return 'utf-16be'
  if (isUtf8(sample)) return 'utf-8'
  return toKnown(stated) ?? fallback
}

/** A file as text, composed: what windows-1258 writes has its tones apart. */
export function decodeSource(bytes: Uint8Array, stated?: string): string {
  const encoding = findEncoding(bytes.subarray(0, sampleBytes), stated)
  return new TextDecoder(encoding).decode(bytes).normalize('NFC')
}

function countNulls(bytes: Uint8Array, start: number): number {
  let count = 0
  for (let at = start; at < bytes.length; at += 2) if (bytes[at] === 0) count++
  return count
}

function isUtf8(sample: Uint8Array): boolean {
  try {
    // Streamed: a letter that the sample cuts is no fault.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Names of encodings as the platform has them; undefined for unknown ones, and for UTF-8, which the bytes are not. */
function toKnown(name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  try {
    const { encoding } = new TextDecoder(name)
    return encoding === 'utf-8' ? undefined : encoding
  } catch {
    return undefined
  }
}
