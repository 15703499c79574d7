import { expect, test } from 'vitest'
import type { FileRecord, Store } from '#engine/model/config/store.ts'
import { createEncodingReader } from './accepted-encodings.ts'
import { matchesTag, sendFile } from './send-file.ts'

test.each([
  [null, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b","c"', false],
  ['*', true],
  ['a', false],
  ['', false],
])('If-None-Match %j: %s', (header, matches) => {
  expect(matchesTag(header, '"a"')).toBe(matches)
})

const loop: FileRecord = { hash: 'v1', type: 'video/mp4', size: 10, isCompressible: false, cache: 'revalidate' }
const bytes = new TextEncoder().encode('0123456789')
const store: Store = {
  current: () => {
    throw new Error('files are sent without asking for the release')
  },
  read: async () => bytes,
}

/** Holds no bytes in memory: sends zeros. */
const film: FileRecord = { ...loop, size: 3_000_000 }
const streamingStore: Store = {
  ...store,
  read: () => Promise.reject(new Error('the film was read as a whole')),
  stream: (record, { start, end } = { start: 0, end: record.size - 1 }) =>
    new ReadableStream({
      pull: (controller) => {
        controller.enqueue(new Uint8Array(end + 1 - start))
        controller.close()
      },
    }),
}

const readEncodings = createEncodingReader()

async function send(from: Store, record: FileRecord, init: RequestInit = {}): Promise<Response> {
  const { method, headers } = new Request('http://localhost/file', init)
  const encodings = readEncodings(headers.get('Accept-Encoding'))
  const { body, status, headers: sent } = await sendFile(from, record, { method, headers, encodings })
  return new Response(body, { status, headers: sent })
}

test.each([
  ['GET', {}, 200, film.size],
  ['GET', { Range: 'bytes=1000000-1999999' }, 206, 1_000_000],
  ['GET', { Range: 'bytes=-5' }, 206, 5],
  ['GET', { Range: 'bytes=3000000-' }, 416, 0],
  ['HEAD', {}, 200, film.size],
])('a film is streamed: %s %j', async (method, headers, status, length) => {
  const response = await send(streamingStore, film, { method, headers })
  expect(response.status).toBe(status)
  expect(response.headers.get('Content-Length')).toBe(String(length))
  expect((await response.arrayBuffer()).byteLength).toBe(length)
})

test.each([
  ['no range', {}, 200, '0123456789', null],
  ['a part', { Range: 'bytes=2-4' }, 206, '234', 'bytes 2-4/10'],
  ['the end', { Range: 'bytes=-3' }, 206, '789', 'bytes 7-9/10'],
  ['from the start', { Range: 'bytes=0-' }, 206, '0123456789', 'bytes 0-9/10'],
  ['beyond the end', { Range: 'bytes=10-' }, 416, '', 'bytes */10'],
  ['several parts', { Range: 'bytes=0-1,4-5' }, 200, '0123456789', null],
  ['a part of this version', { Range: 'bytes=2-4', 'If-Range': '"v1"' }, 206, '234', 'bytes 2-4/10'],
  ['a part of another version', { Range: 'bytes=2-4', 'If-Range': '"v0"' }, 200, '0123456789', null],
  ['a part of a known version', { Range: 'bytes=2-4', 'If-None-Match': '"v1"' }, 304, '', null],
])('a video, %s', async (_name, headers, status, body, range) => {
  const response = await send(store, loop, { headers })
  expect(response.status).toBe(status)
  expect(response.headers.get('Accept-Ranges')).toBe('bytes')
  expect(response.headers.get('Content-Range')).toBe(range)
  if (status !== 304) expect(response.headers.get('Content-Length')).toBe(String(body.length))
  expect(await response.text()).toBe(body)
})

test('HEAD ignores ranges', async () => {
  const response = await send(store, loop, { method: 'HEAD', headers: { Range: 'bytes=2-4' } })
  expect(response.status).toBe(200)
})

test('compressed files have no ranges', async () => {
  const page: FileRecord = { ...loop, type: 'text/javascript', isCompressible: true }
  const response = await send(store, page, { headers: { Range: 'bytes=2-4' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('Accept-Ranges')).toBeNull()
})

test.each([
  [{}, 200],
  [{ Range: 'bytes=2-4' }, 206],
  [{ Range: 'bytes=10-' }, 416],
  [{ 'If-None-Match': '"v1"' }, 304],
])('responses have the further headers of a file: %j', async (headers, status) => {
  const record = { ...loop, headers: { 'Content-Disposition': 'inline; filename=a.pdf', 'Content-Language': 'vi' } }
  const response = await send(store, record, { headers })
  expect(response.status).toBe(status)
  expect(response.headers.get('Content-Disposition')).toBe('inline; filename=a.pdf')
  expect(response.headers.get('Content-Language')).toBe('vi')
})
