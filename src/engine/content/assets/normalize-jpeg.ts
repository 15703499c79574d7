// The decoder warns alike of a header that phones write wrongly and of pixels that are missing, and names only the first of its
// warnings. So an image that it warns of is looked at once more, with all that does not concern its pixels left out or put right:
// what it warns of then is damage.

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const adobe = 0xee

/** Sequential frames: baseline and extended. Only progressive ones have scans of a part of the coefficients. */
const isSequentialFrame = (marker: number) => marker === 0xc0 || marker === 0xc1
const isApplicationData = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
/** Markers within the data of a scan: an escaped 0xff, and restarts. */
const isWithinScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

/**
 * The same image with plain headers; undefined where the bytes have no end of a JPEG. The decoder does not miss it where all pixels
 * happen to come before. The data of scans stays as it is.
 */
export function normalizeJpeg(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return undefined
  const parts: Uint8Array[] = [bytes.subarray(0, 2)]
  let isSequential = false
  let at = 2
  for (;;) {
    const start = findMarker(bytes, at, (marker) => !isWithinScan(marker))
    const marker = bytes[start + 1]
    if (marker === undefined) return undefined
    if (marker === endOfImage) {
      parts.push(bytes.subarray(start, start + 2))
      break
    }
    const length = ((bytes[start + 2] ?? 0) << 8) | (bytes[start + 3] ?? 0)
    const end = start + 2 + Math.max(2, length)
    const segment = bytes.slice(start, end)
    isSequential ||= isSequentialFrame(marker)
    at = end
    if (marker === startOfScan) {
      // First and last coefficient, and the bits of them: always all, in a sequential image.
      if (isSequential) segment.set([0, 63, 0], segment.length - 3)
      at = findMarker(bytes, end, (next) => !isWithinScan(next))
      parts.push(segment, bytes.subarray(end, at))
    } else if (marker === adobe) parts.push(...toColourTransform(segment))
    else if (!isApplicationData(marker)) parts.push(segment)
  }
  return Buffer.concat(parts)
}

/** Where the next marker begins that fulfils a condition; the end where there is none. Several 0xff may stand before it. */
function findMarker(bytes: Uint8Array, from: number, isWanted: (marker: number) => boolean): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0xff
    if (marker !== 0xff && isWanted(marker)) return at
  }
  return bytes.length
}

/** Adobe's segment says how colours are stored, with 0, 1 or 2 as its last byte. Of another number the decoder knows nothing. */
function toColourTransform(segment: Uint8Array): Uint8Array[] {
  return (segment.at(-1) ?? 3) <= 2 ? [segment] : []
}
