import Negotiator from 'negotiator'
import type { CachePolicy, Encoding, FileRecord, Store } from '#model/config/site-manifest.ts'
import { matchesRangeTag, toByteRange } from './byte-range.ts'

const cacheControl: Readonly<Record<CachePolicy, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  revalidate: 'public, no-cache',
}

/** Longer than any browser's Accept-Encoding; the rest of a longer one is not read. */
const headerLimit = 256

interface SendOptions {
  status?: 200 | 404
  headers?: Readonly<Record<string, string>>
}

/**
 * A file of the output as the answer to a request: encoded as the client likes best, 304 where it has it already, or the
 * part it asks for. Parts are given of what is not compressed (videos, images, fonts): of a text nobody wants a part.
 */
export async function sendFile(
  store: Store,
  record: FileRecord,
  request: Request,
  { status = 200, headers = {} }: SendOptions = {},
): Promise<Response> {
  const encoding = toEncoding(request.headers.get('Accept-Encoding') ?? '', record.encodings)
  const etag = `"${record.hash}${encoding ? `-${encoding}` : ''}"`
  const hasParts = record.encodings.length === 0 && status === 200
  const common = {
    'Content-Type': record.type,
    'Cache-Control': cacheControl[record.cache],
    Vary: 'Accept-Encoding',
    ETag: etag,
    ...(hasParts && { 'Accept-Ranges': 'bytes' }),
    ...record.headers,
    ...headers,
  }
  if (status === 200 && matchesTag(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers: common })
  }
  const bytes = await store.read(record, encoding)
  if (hasParts && request.method === 'GET' && matchesRangeTag(request.headers.get('If-Range'), etag)) {
    const range = toByteRange(request.headers.get('Range'), bytes.length)
    if (range === 'unsatisfiable') {
      return new Response(null, {
        status: 416,
        headers: { ...common, 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': '0' },
      })
    }
    if (range) {
      const part = bytes.subarray(range.start, range.end + 1)
      return new Response(part, {
        status: 206,
        headers: {
          ...common,
          'Content-Range': `bytes ${range.start}-${range.end}/${bytes.length}`,
          'Content-Length': String(part.length),
        },
      })
    }
  }
  return new Response(bytes, {
    status,
    headers: {
      ...common,
      'Content-Length': String(bytes.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  })
}

/**
 * The encoding that an Accept-Encoding header wants most, of equal ones the first; undefined sends the bytes as they are.
 */
export function toEncoding(accepted: string, available: readonly Encoding[]): Encoding | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted.slice(0, headerLimit) } })
  const best = negotiator.encoding([...available, 'identity'], { preferred: available })
  return available.find((encoding) => encoding === best)
}

/** If-None-Match: `*`, or a list of tags, compared weakly as RFC 9110 asks. */
export function matchesTag(header: string | null, etag: string): boolean {
  if (header === null) return false
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
