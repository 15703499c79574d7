import { expect, test } from 'vitest'
import type { SiteRelease } from '#engine/model/config/store.ts'
import type { Answer } from './answer.ts'
import { createRecentAnswers, type ReceivedRequest } from './recent-answers.ts'
import type { SiteRequest } from './site-request.ts'

const build = 'a'
const release: SiteRelease = {
  number: 1,
  build,
  settings: {
    origin: 'https://site.example',
    hasSampleNotice: true,
    iconOrigins: [],
    meetingUrl: '',
    platforms: {},
    alerts: undefined,
  },
  styleHashes: [],
  findPage: () => undefined,
  hasPage: () => false,
  findFile: () => undefined,
  findNotFound: () => {
    throw new Error('nothing is looked for')
  },
  isGone: () => false,
  findGone: () => undefined,
  hasImage: () => false,
}

function toRequest(more: Partial<SiteRequest> = {}): SiteRequest {
  return {
    method: 'GET',
    url: new URL('http://localhost/tin?trang=2'),
    headers: new Headers(),
    release,
    revision: 0,
    isSecure: false,
    encodings: { ofFiles: 'br', ofMadePages: 'gzip' },
    toLocale: () => 'vi',
    isAbandoned: () => false,
    ...more,
  }
}

const answer: Answer = {
  status: 200,
  headers: { ETag: '"x-br"', 'Content-Length': '5', 'Content-Encoding': 'br', Vary: 'Cookie' },
  body: new TextEncoder().encode('bytes'),
}

/** The answer that is found for a request after the answer to `toRequest()` was kept. */
function findAfter(kept: Answer, asked: SiteRequest, between?: SiteRequest): Answer | undefined {
  const recent = createRecentAnswers(1e6)
  recent.find(toRequest())
  if (between) recent.find(between)
  recent.keep(toRequest(), kept)
  return recent.find(asked)
}

test.each<[string, Partial<SiteRequest>]>([
  ['again', {}],
  ['HEAD', { method: 'HEAD' }],
  ['HEAD, which has no ranges', { method: 'HEAD', headers: new Headers({ Range: 'bytes=0-1' }) }],
  ['with an older version', { headers: new Headers({ 'If-None-Match': '"old"' }) }],
])('the same answer: %s', (_case, more) => {
  expect(findAfter(answer, toRequest(more))).toBe(answer)
})

test.each<[string, Partial<SiteRequest>]>([
  ['another page of a list', { url: new URL('http://localhost/tin?trang=3') }],
  ['another path', { url: new URL('http://localhost/ti?trang=2') }],
  ['another language', { toLocale: () => 'en' }],
  ['another encoding', { encodings: { ofFiles: 'gzip', ofMadePages: 'gzip' } }],
  ['no encoding', { encodings: { ofFiles: undefined, ofMadePages: undefined } }],
  ['over TLS, which has headers of its own', { isSecure: true }],
  ['a part', { headers: new Headers({ Range: 'bytes=0-1' }) }],
  ['another release', { release: { ...release } }],
  ['after something was written', { revision: 1 }],
])('nothing: %s', (_case, more) => {
  expect(findAfter(answer, toRequest(more))).toBeUndefined()
})

test('a client that has the answer already gets the headers of it that last', () => {
  const headers = new Headers({ 'If-None-Match': 'W/"x-br"' })
  expect(findAfter(answer, toRequest({ headers }))).toEqual({
    status: 304,
    headers: { ETag: '"x-br"', Vary: 'Cookie' },
    body: null,
  })
})

test.each<[string, Answer]>([
  ['errors', { ...answer, status: 404 }],
  ['parts', { ...answer, status: 206 }],
  ['streams', { ...answer, body: new ReadableStream() }],
])('%s are not kept', (_case, other) => {
  expect(findAfter(other, toRequest())).toBeUndefined()
})

test('an answer that was made while something was written is not kept', () => {
  const later = toRequest({ revision: 1 })
  expect(findAfter(answer, later, later)).toBeUndefined()
  expect(findAfter(answer, toRequest(), later)).toBeUndefined()
})

const words = { 'accept-encoding': 'br, gzip', 'accept-language': 'vi', cookie: 'a=1', 'x-forwarded-proto': 'http' }

function toReceived({ headers, ...more }: Partial<ReceivedRequest> = {}): ReceivedRequest {
  return { method: 'GET', target: '/tin?trang=2', headers: { host: 'localhost', ...words, ...headers }, ...more }
}

/** The answer that is recalled for a request after another one has found the kept answer. */
function recallAfter(received: ReceivedRequest, more: Partial<SiteRequest> = {}, served: Partial<SiteRequest> = {}) {
  const recent = createRecentAnswers(1e6)
  const first = toRequest({ headers: new Headers(words), ...more })
  recent.find(first)
  recent.keep(first, answer)
  recent.find(first)
  return recent.recall(received, { release, revision: 0, ...served })
}

test.each<[string, Partial<ReceivedRequest>]>([
  ['the same words', {}],
  ['HEAD', { method: 'HEAD' }],
  ['with an older version', { headers: { 'if-none-match': '"old"' } }],
  ['with headers that nothing depends on', { headers: { 'user-agent': 'x' } as ReceivedRequest['headers'] }], // headers of any name arrive
])('recalled: %s', (_case, more) => {
  expect(recallAfter(toReceived(more))).toBe(answer)
})

test.each<[string, Partial<ReceivedRequest>, Partial<SiteRequest>?]>([
  ['another method', { method: 'POST' }],
  ['another address', { target: '/tin?trang=3' }],
  ['a whole URL', { target: 'http://localhost/tin?trang=2' }],
  ['another host', { headers: { host: 'localhost.' } }],
  ['a host with the start of the path', { target: '?trang=2', headers: { host: 'localhost/tin' } }],
  ['a part', { headers: { range: 'bytes=0-1' } }],
  ['another release', {}, { release: { ...release } }],
  ['after something was written', {}, { revision: 1 }],
  ...Object.keys(words).map((name): [string, Partial<ReceivedRequest>] => [
    `another ${name}`,
    { headers: { [name]: 'x' } },
  ]),
])('not recalled: %s', (_case, more, served) => {
  expect(recallAfter(toReceived(more), {}, served)).toBeUndefined()
})

test('recalled by a client that has it already: the headers that last', () => {
  const received = toReceived({ headers: { 'if-none-match': '"x-br"' } })
  expect(recallAfter(received)).toMatchObject({ status: 304, body: null })
})

test('words that take much memory are not kept', () => {
  const cookie = 'x'.repeat(1000)
  const headers = { ...words, cookie }
  expect(recallAfter(toReceived({ headers }), { headers: new Headers(headers) })).toBeUndefined()
})
