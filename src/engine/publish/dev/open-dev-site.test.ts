import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { makeDefaultCard } from '#engine/outputs/social/make-card.ts'
import { compilePlugins } from '#engine/render/code/compile-plugins.ts'
import { createApp } from '#engine/serve/app.ts'
import { stoppedClock } from '#lib/clock.ts'
import { site as definition } from '#site/site.ts'
import { writeDifference } from '../../../../tests/incremental/content-files.ts'
import { readSmallContent } from '../../../../tests/incremental/small-content.ts'
import { siteMoment } from '../../../../tests/site/site.ts'
import { createDevHandler, type DevHandler } from './create-dev-handler.ts'
import { openDevSite, type DevSite } from './open-dev-site.ts'

let folder = ''
let server: ViteDevServer
let site: DevSite
let handler: DevHandler
const warnings: string[] = []
const describeMissing = async (ids: readonly string[]) => ids.map((id) => `${id} is missing`)

/** A text of the frame that a developer has just changed. */
const newText = { from: 'Bỏ qua đến nội dung', to: 'Bỏ qua đến ngay nội dung' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'))
  const contentDirectory = join(folder, 'content')
  await mkdir(contentDirectory)
  await writeDifference(contentDirectory, [new Map(), await readSmallContent()])
  const customLogger = createLogger('silent')
  customLogger.warn = (line) => void warnings.push(line)
  server = await createServer({
    configFile: false,
    appType: 'custom',
    customLogger,
    cacheDir: join(folder, 'vite'),
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [
      {
        name: 'new text',
        enforce: 'pre',
        transform: (code, id) =>
          id.endsWith('/src/shell/skip-link.tsx') ? code.replace(newText.from, newText.to) : undefined,
      },
      compilePlugins(),
    ],
  })
  const config = { ...parseSiteConfig({}), clock: stoppedClock(siteMoment) }
  site = openDevSite(server, {
    site: definition,
    contentDirectory,
    cacheDirectory: join(folder, 'cache'),
    config,
    describeMissing,
  })
  handler = createDevHandler(site, { fetch: createApp(site.store, config).fetch, logError: () => {} })
  await handler.refresh({ hasCodeChanged: true })
})
afterAll(async () => {
  site.close()
  await server.close()
  await rm(folder, { recursive: true })
})

const slug = 'ngay-hoi-gia-dinh-cua-nhan-vien-shs'
const path = `/tin-tuc/${slug}`
const list = '/tin-tuc/tin-tuc-moi-nhat'

async function get(url: string, encoding = 'identity') {
  const headers = { 'Accept-Encoding': encoding }
  const response = await handler.answer(new Request(`http://localhost${url}`, { headers }))
  const bytes = Buffer.from(await response.arrayBuffer())
  const used = response.headers.get('Content-Encoding')
  const plain = used === 'br' ? brotliDecompressSync(bytes) : used === 'gzip' ? gunzipSync(bytes) : bytes
  return { status: response.status, type: response.headers.get('Content-Type'), used, text: plain.toString() }
}

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

test.each<[string, number, string, string]>([
  [path, 200, html, '<html lang="vi"'],
  [`${path}?lang=en`, 200, html, '<html lang="en"'],
  ['/', 200, html, '/src/app/browser.tsx'],
  [list, 200, html, `href="${path}"`],
  ['/khong-co', 404, html, '<html lang="vi"'],
  ['/khong-co?lang=en', 404, html, '<html lang="en"'],
  [`/_payload/dev/vi${path}.json`, 200, json, `"path":"${path}"`],
  ['/_payload/dev/vi/khong-co.json', 404, 'text/plain; charset=utf-8', 'Not found'],
  ['/sitemap.xml', 200, 'application/xml; charset=utf-8', '/sitemap/news-2025.xml</loc>'],
  ['/sitemap/news-2025.xml', 200, 'application/xml; charset=utf-8', `${path}</loc>`],
  ['/tin-tuc/feed.en.atom', 200, 'application/atom+xml; charset=utf-8', 'xml:lang="en"'],
  [`/_social/vi${path}.png`, 200, 'image/png', 'PNG'],
])('%s answers %i', async (url, status, type, part) => {
  expect(await get(url)).toMatchObject({ status, type, used: null, text: expect.stringContaining(part) })
})

test('a social image is drawn when it is asked for', async () => {
  const response = await handler.answer(new Request(`http://localhost/_social/vi${path}.png`))
  expect(Buffer.from(await response.arrayBuffer()).equals(await makeDefaultCard())).toBe(false)
})

test.each(['br', 'gzip'])('a client that accepts %s is answered in it', async (encoding) => {
  expect(await get(path, encoding)).toMatchObject({ used: encoding, text: expect.stringContaining('</html>') })
})

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const place = join(folder, 'content', file)
  await writeFile(place, change(await readFile(place, 'utf8')))
  await handler.refresh({ hasCodeChanged: false })
}

test('a changed text is shown on its page, and a changed title in the list', async () => {
  await edit(`news/${slug}/vi.md`, (text) => `${text.replace(/^title: .*$/m, 'title: Tên mới')}\nMột dòng mới.\n`)
  expect((await get(path)).text).toContain('Một dòng mới.')
  expect((await get(`/_payload/dev/vi${path}.json`)).text).toContain('Một dòng mới.')
  expect((await get(list)).text).toContain('Tên mới')
})

test('an error of the content answers every request with its position, until it is repaired', async () => {
  await edit(`news/${slug}/vi.md`, (text) => `${text}\n[x](/khong-co)\n`)
  for (const url of [path, '/', '/khong-co']) {
    const { status, type, text } = await get(url)
    expect({ status, type }).toEqual({ status: 500, type: 'text/plain; charset=utf-8' })
    expect(text).toMatch(new RegExp(`news/${slug}/vi\\.md:\\d+:5 Dead link: no page has the address /khong-co`))
  }
  await edit(`news/${slug}/vi.md`, (text) => text.replace('[x](/khong-co)', 'Đã sửa.'))
  expect(await get(path)).toMatchObject({ status: 200, text: expect.stringContaining('Đã sửa.') })
})

test('a text that is in no catalogue is shown as in the source, with one warning', async () => {
  for (const url of [path, `${path}?lang=en`]) expect((await get(url)).text).toContain(newText.to)
  await handler.refresh({ hasCodeChanged: true })
  await get(path)
  expect(warnings.filter((line) => line.includes('is missing'))).toEqual([expect.stringMatching(/^\w{6} is missing$/)])
})
