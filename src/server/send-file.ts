import Negotiator from 'negotiator'
import type { CachePolicy, Encoding, FileRecord, Store } from '#model/config/site-manifest.ts'
import { matchesRangeTag, toByteRange } from './byte-range.ts'

const cacheControl: Readonly<Record<CachePolicy, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  revalidate: 'public, no-cache',
}

/** Longer than the Accept-Encoding of any browser. The rest of a longer one is ignored. */
const headerLimit = 256

interface SendOptions {
  status?: 200 | 404
  headers?: Readonly<Record<string, string>>
}

/**
 * The response with a file of the output: in the encoding that the client prefers, 304 if it has the file already, or the
 * range that it requests. Only uncompressed files (videos, images, fonts) have ranges: nobody requests ranges of texts.
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

/** The available encoding that an Accept-Encoding header prefers, the first of equal ones; undefined for none. */
export function toEncoding(accepted: string, available: readonly Encoding[]): Encoding | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted.slice(0, headerLimit) } })
  const best = negotiator.encoding([...available, 'identity'], { preferred: available })
  return available.find((encoding) => encoding === best)
}

/** If-None-Match: `*`, or a list of tags, which RFC 9110 requires to compare weakly. */
export function matchesTag(header: string | null, etag: string): boolean {
  if (header === null) return false
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
