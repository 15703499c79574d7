import { brotliCompressSync, constants } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { createApp } from '#engine/serve/app.ts'
import { openStore, type OpenStore } from '#engine/store/open-store.ts'
import { notFoundFiles, toPage, toText } from '#engine/store/store-fixture.ts'
import { TestOutput } from '#engine/store/test-output-fixture.ts'

// What a server holds in memory, while the output changes.

let site: TestOutput
let store: OpenStore
let app: ReturnType<typeof createApp>

beforeEach(async () => {
  site = await TestOutput.create()
  const english = toText({ kind: 'page', path: '/tin', locale: 'en', page: 1 }, 'the old one')
  site.publish({ tin: [toPage('/tin', 'old'), english], notFound: notFoundFiles })
  store = openStore(site.target)
  app = createApp(store, parseSiteConfig({}))
})
afterEach(async () => {
  store.close()
  await site.remove()
})

async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await app.request(path, { headers })
  return `${response.status} ${await response.text()}`
}

async function readBytes(): Promise<Buffer> {
  const response = await app.request('/tin', { headers: { 'Accept-Encoding': 'br' } })
  return Buffer.from(await response.arrayBuffer())
}

test('the first answer and those after it are equal, with all headers', async () => {
  for (const headers of [{}, { 'Accept-Encoding': 'br' }, { 'Accept-Language': 'en' }]) {
    const [first, second] = [await app.request('/tin', { headers }), await app.request('/tin', { headers })]
    expect([...second.headers]).toEqual([...first.headers])
    expect(await second.arrayBuffer()).toEqual(await first.arrayBuffer())
    const tag = { ...headers, 'If-None-Match': first.headers.get('ETag') ?? '' }
    const fresh = await createApp(store, parseSiteConfig({})).request('/tin', { headers: tag })
    const known = await app.request('/tin', { headers: tag })
    expect([fresh.status, known.status]).toEqual([304, 304])
    expect([...known.headers]).toEqual([...fresh.headers])
  }
})

test('languages are not mixed up', async () => {
  for (let round = 0; round < 3; round++) {
    expect(await read('/tin', { 'Accept-Language': 'vi' })).toBe('200 old')
    expect(await read('/tin', { 'Accept-Language': 'en' })).toBe('200 the old one')
    expect(await read('/tin', { 'Accept-Language': 'en', Cookie: 'i18n_redirected=vi' })).toBe('200 old')
    expect(await read('/tin?lang=en', { 'Accept-Language': 'vi' })).toBe('200 the old one')
  }
})

test('after a publish and after a rollback, nothing of before is sent', async () => {
  expect(await read('/tin')).toBe('200 old')
  site.publish({ tin: [toPage('/tin', 'new')] })
  expect(await read('/tin')).toBe('200 new')
  site.output.activate(1)
  expect(await read('/tin')).toBe('200 old')
})

test('what was taken down is gone from memory too', async () => {
  expect(await read('/tin')).toBe('200 old')
  const before = store.current()
  site.output.takeDown(
    { address: '/tin', time: '2026-11-22T01:00:00.000Z' },
    ({ owner }) => (owner === 'tin' ? 'gone' : 'kept'),
    () => undefined,
  )
  expect(await read('/tin')).toBe('410 This address was taken down\n')
  // Searches and other things that were read of a release are read again.
  expect(store.current()).not.toBe(before)
})

test('bytes that were compressed better meanwhile are sent from then on', async () => {
  await readBytes()
  const hash = store.current().findPage('/tin', 'vi', 1)?.hash ?? ''
  // Other bytes of the same content.
  const better = brotliCompressSync('old', { params: { [constants.BROTLI_PARAM_LGWIN]: 10 } })
  expect(await readBytes()).not.toEqual(better)
  site.output.replaceBytes([{ hash, stored: { coding: 11, bytes: better } }])
  expect(await readBytes()).toEqual(better)
})
