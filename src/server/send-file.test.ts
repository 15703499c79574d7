import { expect, test } from 'vitest'
import type { FileRecord, Store } from '#model/config/site-manifest.ts'
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

const loop: FileRecord = { file: 'loop.mp4', type: 'video/mp4', hash: 'v1', encodings: [], cache: 'revalidate' }
const store: Store = {
  manifest: {
    build: 'b',
    settings: {
      origin: 'https://shs.example',
      hasSampleNotice: true,
      iconOrigins: [],
      meetingUrl: 'https://x.example',
    },
    pages: {},
    notFound: { vi: loop, en: loop },
    files: {},
  },
  read: async () => new TextEncoder().encode('0123456789'),
}

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
  const page: FileRecord = { ...loop, file: 'a.js', type: 'text/javascript', encodings: ['br', 'gzip'] }
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
