import type { ByteRange, Encoding, FileRecord, Store } from '#engine/model/config/store.ts'
import type { Answer, AnswerBody } from './answer.ts'
import { matchesRangeTag, toByteRange } from './byte-range.ts'
import { cacheControl } from './cache-control.ts'
import type { SiteRequest } from './site-request.ts'

/** Bytes. Larger files, such as videos, are streamed; smaller ones are worth their place in the cache of the store. */
const streamedSize = 512 * 1024

interface SendOptions {
  status?: 200 | 410
  headers?: Readonly<Record<string, string>>
}

/**
 * The answer with a file of the output: in the encoding that the client prefers, 304 if it has the file already, or the
 * range that it requests. Only uncompressed files (videos, images, fonts) have ranges: nobody requests ranges of texts. The tag
 * of a compressed text does not depend on how well it is compressed, because what it decodes to is the same.
 */
export async function sendFile(
  store: Store,
  record: FileRecord,
  { method, headers: requested, encodings }: Pick<SiteRequest, 'method' | 'headers' | 'encodings'>,
  { status = 200, headers = {} }: SendOptions = {},
): Promise<Answer> {
  const encoding = record.isCompressible ? encodings.ofFiles : undefined
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
  if (status === 200 && matchesTag(requested.get('If-None-Match'), etag)) {
    return { status: 304, headers: common, body: null }
  }
  const body = await openBody(store, record, encoding)
  if (hasParts && method === 'GET' && matchesRangeTag(requested.get('If-Range'), etag)) {
    const range = toByteRange(requested.get('Range'), body.size)
    if (range === 'unsatisfiable') {
      const none = { 'Content-Range': `bytes */${body.size}`, 'Content-Length': '0' }
      return { status: 416, headers: { ...common, ...none }, body: null }
    }
    if (range) {
      const part = {
        'Content-Range': `bytes ${range.start}-${range.end}/${body.size}`,
        'Content-Length': String(range.end + 1 - range.start),
      }
      return { status: 206, headers: { ...common, ...part }, body: body.open(range) }
    }
  }
  const whole = { 'Content-Length': String(body.size), ...(encoding && { 'Content-Encoding': encoding }) }
  return { status, headers: { ...common, ...whole }, body: body.open() }
}

interface Body {
  /** Bytes. */
  size: number
  /** The whole, or a part. */
  open: (range?: ByteRange) => AnswerBody
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

/** If-None-Match: `*`, or a list of tags, which RFC 9110 requires to compare weakly. */
export function matchesTag(header: string | null, etag: string): boolean {
  if (header === null) return false
  if (header === etag || header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
