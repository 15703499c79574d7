import Negotiator from 'negotiator'
import type { ByteRange, Encoding, FileRecord, Store } from '#model/config/store.ts'
import { matchesRangeTag, toByteRange } from './byte-range.ts'
import { cacheControl } from './cache-control.ts'

const encodings: readonly Encoding[] = ['br', 'gzip']

/** Bytes. Larger files, such as videos, are streamed; smaller ones are worth their place in the cache of the store. */
const streamedSize = 512 * 1024

/** Longer than the Accept-Encoding of any browser. The rest of a longer one is ignored. */
const headerLimit = 256

interface SendOptions {
  status?: 200 | 410
  headers?: Readonly<Record<string, string>>
}

/**
 * The response with a file of the output: in the encoding that the client prefers, 304 if it has the file already, or the
 * range that it requests. Only uncompressed files (videos, images, fonts) have ranges: nobody requests ranges of texts. The tag
 * of a compressed text does not depend on how well it is compressed, because what it decodes to is the same.
 */
export async function sendFile(
  store: Store,
  record: FileRecord,
  request: Request,
  { status = 200, headers = {} }: SendOptions = {},
): Promise<Response> {
  const encoding = toEncoding(request.headers.get('Accept-Encoding') ?? '', record.isCompressible ? encodings : [])
  const etag = `"${record.hash}${encoding ? `-${encoding}` : ''}"`
  const hasParts = !record.isCompressible && status === 200
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
  const body = await openBody(store, record, encoding)
  if (hasParts && request.method === 'GET' && matchesRangeTag(request.headers.get('If-Range'), etag)) {
    const range = toByteRange(request.headers.get('Range'), body.size)
    if (range === 'unsatisfiable') {
      return new Response(null, {
        status: 416,
        headers: { ...common, 'Content-Range': `bytes */${body.size}`, 'Content-Length': '0' },
      })
    }
    if (range) {
      return new Response(body.open(range), {
        status: 206,
        headers: {
          ...common,
          'Content-Range': `bytes ${range.start}-${range.end}/${body.size}`,
          'Content-Length': String(range.end + 1 - range.start),
        },
      })
    }
  }
  return new Response(body.open(), {
    status,
    headers: {
      ...common,
      'Content-Length': String(body.size),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  })
}

interface Body {
  /** Bytes. */
  size: number
  /** The whole, or a part. */
  open: (range?: ByteRange) => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
}

/** The bytes of a response, in memory or, where they are many, as a stream that is not read before its response is. */
async function openBody(store: Store, record: FileRecord, encoding: Encoding | undefined): Promise<Body> {
  const { stream } = store
  if (stream && !record.isCompressible && record.size > streamedSize) {
    return { size: record.size, open: (range) => stream(record, range) }
  }
  const bytes = await store.read(record, encoding)
  return { size: bytes.length, open: (range) => (range ? bytes.subarray(range.start, range.end + 1) : bytes) }
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
