import type { ByteRange } from '#engine/model/config/store.ts'

/**
 * The bytes that a Range header requests. Undefined if there is no header, or one that servers may ignore (several ranges,
 * another unit, invalid syntax): the response is then the whole file. "unsatisfiable" if the range is beyond the end.
 */
export function toByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    // A suffix: the last bytes of the file.
    return Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** If-Range: whether to send a part, because the tag is that of the current version. Dates never match: none are sent. */
export function matchesRangeTag(header: string | null, etag: string): boolean {
  return header === null || header.trim() === etag
}
