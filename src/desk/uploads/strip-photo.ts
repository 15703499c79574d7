/** A photograph without the facts of its camera; `hadPlace` where one of them was a place. */
export interface StrippedPhoto {
  bytes: Uint8Array
  hadFacts: boolean
  hadPlace: boolean
}

/**
 * A JPEG without the facts of its camera: the place, the time, the owner. Its pixels stay as they are, to the byte, and so does the way in which it
 * is to be turned.
 */
export function stripPhoto(bytes: Uint8Array): StrippedPhoto {
  const untouched = { bytes, hadFacts: false, hadPlace: false }
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return untouched
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let orientation = 1
  let hadPlace = false
  let hadFacts = false
  let at = 2
  while (bytes[at] === 0xff && at + 4 <= bytes.length) {
    const mark = bytes[at + 1] ?? 0
    // From here on there are pixels.
    if (mark === startOfScan) break
    const end = at + 2 + readShort(bytes, at + 2, false)
    if (end > bytes.length || end <= at + 2) return untouched
    const segment = bytes.subarray(at, end)
    if (isFacts(mark, segment)) {
      hadFacts = true
      const exif = readExif(segment.subarray(10))
      orientation = exif?.orientation ?? orientation
      hadPlace ||= exif?.hasPlace === true || hasPlaceInXmp(segment)
    } else kept.push(segment)
    at = end
  }
  if (!hadFacts) return untouched
  const [start, ...others] = kept
  const turned = orientation > 1 && orientation <= 8 ? [toOrientation(orientation)] : []
  return {
    bytes: Buffer.concat([start ?? bytes.subarray(0, 2), ...turned, ...others, bytes.subarray(at)]),
    hadFacts,
    hadPlace,
  }
}

const startOfScan = 0xda
/** Segments of applications: Exif and XMP, and the notes of image editors. Profiles of colours are in another one. */
const [exifMark, notesMark, commentMark] = [0xe1, 0xed, 0xfe]

const isFacts = (mark: number, segment: Uint8Array) =>
  mark === exifMark || mark === commentMark || (mark === notesMark && segment.length > 0)

const hasPlaceInXmp = (segment: Uint8Array) => /GPS(?:Latitude|Longitude)/.test(Buffer.from(segment).toString('latin1'))

function readShort(bytes: Uint8Array, at: number, isLittle: boolean): number {
  const [first = 0, second = 0] = [bytes[at], bytes[at + 1]]
  return isLittle ? first + 256 * second : second + 256 * first
}

const [orientationTag, placeTag] = [0x01_12, 0x88_25]

/** The facts of the first directory: how the photograph is to be turned, and whether there is one of places. */
function readExif(tiff: Uint8Array): { orientation: number; hasPlace: boolean } | undefined {
  const isLittle = tiff[0] === 0x49
  if (readShort(tiff, 2, isLittle) !== 42) return undefined
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const first = tiff.length >= 8 ? view.getUint32(4, isLittle) : tiff.length
  const count = first + 2 <= tiff.length ? readShort(tiff, first, isLittle) : 0
  let orientation = 1
  let hasPlace = false
  for (let index = 0; index < count; index++) {
    const at = first + 2 + 12 * index
    if (at + 12 > tiff.length) break
    const tag = readShort(tiff, at, isLittle)
    if (tag === orientationTag) orientation = readShort(tiff, at + 8, isLittle)
    if (tag === placeTag) hasPlace = true
  }
  return { orientation, hasPlace }
}

/** Exif that says how the photograph is to be turned, and nothing else. */
function toOrientation(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const body = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff]
  return Uint8Array.from([0xff, exifMark, 0, body.length + 2, ...body])
}
