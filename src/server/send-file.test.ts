import { expect, test } from 'vitest'
import type { FileRecord, Store } from '#model/config/store.ts'
import { matchesTag, sendFile, toEncoding } from './send-file.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['BR', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['gzip;q=abc', undefined],
  ['', undefined],
  [';;;===', undefined],
])('Accept-Encoding %j → %s', (header, encoding) => {
  expect(toEncoding(header, ['br', 'gzip'])).toBe(encoding)
})

test('a file without encodings is sent unencoded', () => {
  expect(toEncoding('br', [])).toBeUndefined()
})

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
const streamingStore: Required<Store> = {
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

test.each([
  ['GET', {}, 200, film.size],
  ['GET', { Range: 'bytes=1000000-1999999' }, 206, 1_000_000],
  ['GET', { Range: 'bytes=-5' }, 206, 5],
  ['GET', { Range: 'bytes=3000000-' }, 416, 0],
  ['HEAD', {}, 200, film.size],
])('a film is streamed: %s %j', async (method, headers, status, length) => {
  const request = new Request('http://localhost/film.mp4', { method, headers })
  const response = await sendFile(streamingStore, film, request)
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
  const response = await sendFile(store, loop, new Request('http://localhost/loop.mp4', { headers }))
  expect(response.status).toBe(status)
  expect(response.headers.get('Accept-Ranges')).toBe('bytes')
  expect(response.headers.get('Content-Range')).toBe(range)
  if (status !== 304) expect(response.headers.get('Content-Length')).toBe(String(body.length))
  expect(await response.text()).toBe(body)
})

test('HEAD ignores ranges', async () => {
  const request = new Request('http://localhost/loop.mp4', { method: 'HEAD', headers: { Range: 'bytes=2-4' } })
  expect((await sendFile(store, loop, request)).status).toBe(200)
})

test('compressed files have no ranges', async () => {
  const page: FileRecord = { ...loop, type: 'text/javascript', isCompressible: true }
  const request = new Request('http://localhost/a.js', { headers: { Range: 'bytes=2-4' } })
  const response = await sendFile(store, page, request)
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
  const response = await sendFile(store, record, new Request('http://localhost/a.pdf', { headers }))
  expect(response.status).toBe(status)
  expect(response.headers.get('Content-Disposition')).toBe('inline; filename=a.pdf')
  expect(response.headers.get('Content-Language')).toBe('vi')
})
