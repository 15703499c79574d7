export interface ByteRange {
  /** First and last byte, both included. */
  start: number
  end: number
}

/**
 * Which bytes a Range header asks for. Undefined where there is none, or one that may be ignored (several ranges,
 * another unit, nonsense): the whole is sent then. "unsatisfiable" where it lies beyond the end.
 */
export function toByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    // The last so many bytes.
    return Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** If-Range: the part is wanted only of this very version; of another, the whole. Dates never match: none are sent. */
export function matchesRangeTag(header: string | null, etag: string): boolean {
  return header === null || header.trim() === etag
}
