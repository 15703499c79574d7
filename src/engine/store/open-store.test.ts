import { rm } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileRecord } from '#engine/model/config/store.ts'
import { openStore, type OpenStore } from './open-store.ts'
import { notFoundFiles, toBinary, toPage, toText } from './store-fixture.ts'
import type { StoredRelease } from './stored-release.ts'
import { TestOutput } from './test-output-fixture.ts'

const film = new Uint8Array(300_000).map((_none, index) => index % 251)
const image = '/_ipx/w_640&f_webp&q_80/news/a/cover.jpg'
const pages = [toPage('/list', 'one'), toPage('/list', 'two', 2), toPage('/a', 'text')]
const files = [
  toText('/a.json', 'text', { headers: { 'Content-Language': 'vi' } }),
  toBinary('/film.mp4', film),
  toBinary(image, film.subarray(0, 1000)),
]

let site: TestOutput
let store: OpenStore

beforeEach(async () => {
  site = await TestOutput.create()
  site.publish({ pages, files, notFound: notFoundFiles })
  store = openStore(site.target)
})
afterEach(async () => {
  store.close()
  await site.remove()
})

async function readText(record: FileRecord | undefined): Promise<string | undefined> {
  return record && Buffer.from(await store.read(record, undefined)).toString()
}

test.each<[string, (release: StoredRelease) => FileRecord | undefined, string | undefined]>([
  ['a page', (release) => release.findPage('/a', 'vi', 1), 'text'],
  ['a page in another language', (release) => release.findPage('/a', 'en', 1), undefined],
  ['an unknown page', (release) => release.findPage('/b', 'vi', 1), undefined],
  ['a file as a page', (release) => release.findPage('/a.json', 'vi', 1), undefined],
  ['the first page of a list', (release) => release.findPage('/list', 'vi', 1), 'one'],
  ['the second page of a list', (release) => release.findPage('/list', 'vi', 2), 'two'],
  ['a page beyond the last', (release) => release.findPage('/list', 'vi', Number.MAX_SAFE_INTEGER), 'two'],
  ['a file', (release) => release.findFile('/a.json'), 'text'],
  ['an unknown file', (release) => release.findFile('/b.json'), undefined],
  ['a page as a file', (release) => release.findFile('/a'), undefined],
  ['the page for what is not found', (release) => release.findNotFound('en'), 'Not found'],
])('finding %s', async (_case, find, text) => {
  expect(await readText(find(store.current()))).toBe(text)
})

test.each<[string, (release: StoredRelease) => boolean, boolean]>([
  ['a page', (release) => release.hasPage('/list'), true],
  ['a file, as a page', (release) => release.hasPage('/a.json'), false],
  ['an image', (release) => release.hasImage('news/a/cover.jpg'), true],
  ['another image', (release) => release.hasImage('news/a/cover.png'), false],
])('whether there is %s', (_case, has, expected) => {
  expect(has(store.current())).toBe(expected)
})

test('a record is as it was put', () => {
  expect(store.current().findFile('/a.json')).toEqual(files[0]?.record)
  expect(store.listFiles()).toHaveLength(8)
})

test.each(['br', 'gzip', undefined] as const)('a text and a video in the encoding %s', async (encoding) => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => bytes }[
    encoding ?? 'identity'
  ]
  for (const [url, bytes] of [
    ['/a.json', Buffer.from('text')],
    ['/film.mp4', film],
  ] as const) {
    const record = store.current().findFile(url)
    if (!record) throw new Error(`${url} is missing`)
    // The second time from the cache, and several at once.
    const answers = await Promise.all([store.read(record, encoding), store.read(record, encoding)])
    answers.push(await store.read(record, encoding))
    for (const answer of answers) expect(Buffer.from(decode(answer)).equals(bytes)).toBe(true)
  }
})

test.each([
  ['/film.mp4', undefined, film],
  ['/film.mp4', { start: 0, end: 0 }, film.subarray(0, 1)],
  ['/film.mp4', { start: 1000, end: 99_999 }, film.subarray(1000, 100_000)],
  ['/film.mp4', { start: 299_999, end: 299_999 }, film.subarray(-1)],
  [image, { start: 10, end: 19 }, film.subarray(10, 20)],
  ['/a.json', { start: 1, end: 2 }, Buffer.from('ex')],
])('%s as a stream, from %j', async (url, range, bytes) => {
  const record = store.current().findFile(url)
  if (!record) throw new Error(`${url} is missing`)
  const answer = await new Response(store.stream(record, range)).arrayBuffer()
  expect(Buffer.from(answer).equals(bytes)).toBe(true)
})

test('a stream that is not read to its end can be cancelled', async () => {
  const record = store.current().findFile('/film.mp4')
  if (!record) throw new Error('the film is missing')
  const reader = store.stream(record).getReader()
  await reader.read()
  await reader.cancel()
  expect((await reader.read()).done).toBe(true)
})

test('a release that somebody holds stays; the next request gets the new one', async () => {
  const before = store.current()
  expect(store.current()).toBe(before)
  site.publish({ pages: [toPage('/a', 'new')] })
  const after = store.current()
  expect(await readText(before.findPage('/a', 'vi', 1))).toBe('text')
  expect(await readText(after.findPage('/a', 'vi', 1))).toBe('new')
  expect([before.hasPage('/list'), after.hasPage('/list')]).toEqual([true, false])
  site.output.activate(before.number)
  expect(store.current().number).toBe(before.number)
  // What is written outside of releases makes no new one.
  const current = store.current()
  site.output.addBytes([{ hash: 'x', size: 1, stored: { coding: 0, bytes: new Uint8Array(1) } }])
  expect(store.current()).toBe(current)
})

test('a folder that was deleted and built again is followed once it has a release', async () => {
  site.output.close()
  await rm(site.target, { recursive: true })
  expect(store.current().hasPage('/list')).toBe(true)
  site.reopen()
  expect(store.current().hasPage('/list')).toBe(true)
  site.publish({ pages: [toPage('/b', 'other')] })
  expect([store.current().hasPage('/list'), store.current().hasPage('/b')]).toEqual([false, true])
})

test('without a release, the message says what to do', async () => {
  await rm(site.target, { recursive: true })
  expect(() => openStore(site.target)).toThrow('There is no built site in')
  site.reopen()
  expect(() => openStore(site.target)).toThrow('Build one with "npm run build"')
})

test('a release is found by its number as long as it is kept, whichever is shown', async () => {
  const before = store.current()
  site.publish({ pages: [toPage('/a', 'another text')], files, notFound: notFoundFiles })
  const [old, shown] = [store.findRelease(before.number), store.findRelease(before.number + 1)]
  expect(await readText(old?.findPage('/a', 'vi', 1))).toBe('text')
  expect(await readText(shown?.findPage('/a', 'vi', 1))).toBe('another text')
  expect(store.findRelease(99)).toBeUndefined()
})
