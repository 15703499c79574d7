import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { createApp } from '#engine/serve/app.ts'
import { openStore } from '#engine/store/open-store.ts'
import { notFoundFiles, toBinary, toOptions, toPage, toText } from '#engine/store/store-fixture.ts'
import { TestOutput } from '#engine/store/test-output-fixture.ts'
import { createNodeTarget } from './targets.ts'

// Servers of an output that changes while they run.

const film = new Uint8Array(2_000_000).map((_none, index) => index % 251)

let site: TestOutput

beforeEach(async () => {
  site = await TestOutput.create()
  site.publish({
    pages: [toPage('/tin', 'old'), toText('/_payload/a/vi/tin.json', 'old payload')],
    film: [toBinary('/film.mp4', film)],
    notFound: notFoundFiles,
  })
})
afterEach(() => site.remove())

test('a running server follows publishes and rollbacks, and answers for open pages of earlier builds', async () => {
  const { fetch, close } = await createNodeTarget(site.target)
  try {
    const read = async (path: string) => {
      const response = await fetch(path)
      return `${response.status} ${await response.text()}`
    }
    expect(await read('/tin')).toBe('200 old')
    site.publish({ pages: [toPage('/tin', 'new'), toPage('/b', 'more')] }, 'b')
    expect(await read('/tin')).toBe('200 new')
    expect(await read('/b')).toBe('200 more')
    expect(await read('/readyz')).toBe('200 b\n')
    expect(await read('/_payload/a/vi/tin.json')).toBe('200 old payload')
    site.output.activate(1)
    expect(await read('/tin')).toBe('200 old')
    expect(await read('/b')).toBe('404 Không tìm thấy')
    expect(await read('/readyz')).toBe('200 a\n')
  } finally {
    await close()
  }
})

test('a large file is sent as a whole and in parts', async () => {
  const { fetch, close } = await createNodeTarget(site.target)
  try {
    const whole = await fetch('/film.mp4')
    expect(whole.headers.get('Content-Length')).toBe(String(film.length))
    expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true)
    const part = await fetch('/film.mp4', { headers: { Range: 'bytes=1000000-1999998' } })
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, 'bytes 1000000-1999998/2000000'])
    expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(1_000_000, 1_999_999))).toBe(true)
    const head = await fetch('/film.mp4', { method: 'HEAD' })
    expect(head.headers.get('Content-Length')).toBe(String(film.length))
  } finally {
    await close()
  }
})

test('one request is answered from one release, and the next by the settings of the next', async () => {
  const store = openStore(site.target)
  const app = createApp(store, parseSiteConfig({}))
  const policy = async () => (await app.request('/tin')).headers.get('Content-Security-Policy')
  expect(await policy()).not.toContain('https://icons.example')
  site.publish({}, 'a', { settings: { ...toOptions('a').settings, iconOrigins: ['https://icons.example'] } })
  expect(await policy()).toContain('https://icons.example')
  store.close()
})
