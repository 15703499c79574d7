import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PreviewState } from '#engine/model/config/preview.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { makeDefaultCard } from '#engine/outputs/social/make-card.ts'
import { compilePlugins } from '#engine/render/code/compile-plugins.ts'
import { createApp } from '#engine/serve/app.ts'
import { describeRemovedAddress } from '#engine/store/releases/describe-removed-address.ts'
import { stoppedClock } from '#lib/clock.ts'
import { site as definition } from '#site/site.ts'
import { writeDifference } from '../../../../tests/incremental/content-files.ts'
import { readSmallContent } from '../../../../tests/incremental/small-content.ts'
import { siteMoment } from '../../../../tests/site/site.ts'
import { createDevHandler, type DevHandler } from './create-dev-handler.ts'
import { openDevSite, type DevSite } from './open-dev-site.ts'
import { answerWithPage } from './to-preview-page.ts'

let folder = ''
let server: ViteDevServer
let site: DevSite
let handler: DevHandler
const config = { ...parseSiteConfig({}), clock: stoppedClock(siteMoment) }
const warnings: string[] = []
const script = '/preview.js'
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
  site = open()
  handler = handle(site)
  await handler.refresh({ hasCodeChanged: true })
})

const open = (describe = describeMissing) =>
  openDevSite(server, {
    site: definition,
    contentDirectory: join(folder, 'content'),
    contentName: 'texts',
    cacheDirectory: join(folder, 'cache'),
    outDirectory: join(folder, 'dist'),
    config,
    script,
    describeMissing: describe,
  })

function handle(served: DevSite): DevHandler {
  return createDevHandler(served, {
    createApp,
    clock: config.clock,
    logError: () => {},
    toPage: (page, request, status) => answerWithPage(page, { server, script, request, status }),
  })
}

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

const stateOf = async (page: string, cookie = '') => {
  const request = new Request(`http://localhost/_preview/state?path=${page}`, { headers: { Cookie: cookie } })
  return (await (await handler.answer(request)).json()) as PreviewState // the answer to that request
}
const placeIn = (file: string) => expect.stringMatching(new RegExp(`^texts/${file.replaceAll('.', '\\.')}:\\d+:\\d+$`))

test('an entry with an error is shown as it was before, with its error, and all other pages work', async () => {
  await edit(`news/${slug}/vi.md`, (text) => `${text}\n[x](/khong-co)\n`)
  expect(await get(path)).toMatchObject({ status: 200, text: expect.not.stringContaining('khong-co') })
  const translations = { vi: expect.stringMatching(/^Liên kết hỏng/) }
  const message = expect.stringMatching(/^Dead link/)
  const problems = [{ place: placeIn(`news/${slug}/vi.md`), message, translations, path }]
  expect(await stateOf(path)).toMatchObject({ page: { isEarlier: true, problems }, problems })
  const ofList = await stateOf(list)
  expect(ofList).toMatchObject({ problems })
  expect(ofList.page).toBeUndefined()
  expect(await get(list)).toMatchObject({ status: 200, text: expect.stringContaining(path) })
  await edit(`news/${slug}/vi.md`, (text) => text.replace('[x](/khong-co)', 'Đã sửa.'))
  expect(await get(path)).toMatchObject({ status: 200, text: expect.stringContaining('Đã sửa.') })
  const mended = await stateOf(path)
  expect([mended.page, mended.problems]).toEqual([undefined, []])
})

test('a new entry with an error is shown as its error alone, until it is mended', async () => {
  const file = join(folder, 'content/news/tin-moi')
  await mkdir(file)
  await writeFile(join(file, 'entry.yaml'), 'category: thi-truong\npublishedAt: 2026-11-20T08:30\n')
  await writeFile(join(file, 'vi.md'), '---\ntitle: Tin mới\nsummary: Tóm tắt.\n---\n\nMột đoạn.\n')
  await handler.refresh({ hasCodeChanged: false })
  const { status, type, text } = await get('/tin-tuc/tin-moi')
  expect({ status, type }).toEqual({ status: 500, type: 'text/plain; charset=utf-8' })
  expect(text).toMatch(/news\/tin-moi\/entry\.yaml:2:14 "publishedAt": Must be a date and time with offset/)
  expect(await get('/_payload/dev/vi/tin-tuc/tin-moi.json')).toMatchObject({ status: 500 })
  expect(await get(list)).toMatchObject({ status: 200, text: expect.not.stringContaining('/tin-tuc/tin-moi') })
  await edit('news/tin-moi/entry.yaml', (facts) => facts.replace('08:30', '08:30+07:00'))
  expect(await get('/tin-tuc/tin-moi')).toMatchObject({ status: 200 })
  expect(await get(list)).toMatchObject({ status: 200, text: expect.stringContaining('/tin-tuc/tin-moi') })
})

const lost = async () => (await stateOf('/')).lost

test('an address that goes without a redirect is told as the publish tells it, once, until it is back', async () => {
  const [from, to] = [slug, 'ten-moi'].map((name) => join(folder, 'content/news', name)) as [string, string] // two of two
  expect(await lost()).toEqual([])
  await rename(from, to)
  await handler.refresh({ hasCodeChanged: false })
  await handler.refresh({ hasCodeChanged: false })
  const message = String(describeRemovedAddress(path))
  const translations = { vi: expect.stringContaining('redirects.yaml') }
  expect(await lost()).toEqual([{ path, message, translations }])
  expect(warnings.filter((line) => line.includes(message))).toEqual([`warning: ${message}`])
  await rename(to, from)
  await handler.refresh({ hasCodeChanged: false })
  expect(await lost()).toEqual([])
  // What was begun since was never public.
  await rm(join(folder, 'content/news/tin-moi'), { recursive: true })
  await handler.refresh({ hasCodeChanged: false })
  expect(await lost()).toEqual([])
})

test('a page that has an error from the start stops none of those that name it', async () => {
  const file = join(folder, 'content/pages', list, 'entry.yaml')
  const facts = await readFile(file, 'utf8')
  await writeFile(file, `${facts}rubbish: 1\n`)
  const another = open(async () => [])
  const { refresh, answer } = handle(another)
  await refresh({ hasCodeChanged: true })
  const ask = (url: string) => answer(new Request(`http://localhost${url}`))
  expect(await (await ask(list)).text()).toMatch(/entry\.yaml:\d+:1 Unknown field "rubbish"/)
  for (const url of [path, '/tin-tuc', '/ve-shs']) expect((await ask(url)).status, url).toBe(200)
  another.close()
  await writeFile(file, facts)
  await handler.refresh({ hasCodeChanged: false })
})

test('an error of no entry is the answer to every request', async () => {
  const file = join(folder, 'content/wording.yaml')
  await writeFile(file, 'rubbish: [\n')
  await handler.refresh({ hasCodeChanged: false })
  for (const url of [path, '/', '/khong-co']) {
    expect(await get(url)).toMatchObject({ status: 500, text: expect.stringMatching(/wording\.yaml:\d+:\d+ /) })
  }
  expect(await stateOf(path)).toMatchObject({
    siteProblem: expect.stringContaining('wording.yaml'),
    problems: [{ place: expect.stringMatching(/wording\.yaml:\d+:\d+$/), severity: 'error' }],
  })
  await rm(file)
  // Without being told.
  expect(await get(path)).toMatchObject({ status: 200 })
})

const [draft, scheduled] = ['/tin-tuc/tin-dang-soan', '/tin-tuc/tin-hen-gio']

test.each<[string, string, number, object | undefined]>([
  [draft, '', 200, { status: 'draft' }],
  ['/ve-shs/trang-nhap', '', 200, { status: 'draft' }],
  [scheduled, '', 200, { status: 'scheduled', appearsAt: '2026-12-01T08:30' }],
  [scheduled, '2026-12-01T08:29', 200, { status: 'scheduled' }],
  [scheduled, '2026-12-01T08:30', 200, undefined],
  [path, '', 200, undefined],
])('%s at %j answers %i, with the state %j', async (page, at, status, state) => {
  const cookie = at === '' ? '' : `preview-at-80=${encodeURIComponent(at)}`
  const headers = { Cookie: cookie, 'Accept-Encoding': 'identity' }
  expect((await handler.answer(new Request(`http://localhost${page}`, { headers }))).status).toBe(status)
  const { page: found } = await stateOf(page, cookie)
  if (state) expect(found).toMatchObject(state)
  else expect(found).toBeUndefined()
  const newest = await (await handler.answer(new Request(`http://localhost${list}`, { headers }))).text()
  expect(newest.includes(page)).toBe(state === undefined)
  // The clock of the browser is that of the page.
  expect(newest.includes('globalThis.Date')).toBe(at !== '')
})

test('what is not published is in lists where one asks for it', async () => {
  const headers = { Cookie: 'preview-unpublished-80=1', 'Accept-Encoding': 'identity' }
  const text = await (await handler.answer(new Request(`http://localhost${list}`, { headers }))).text()
  for (const one of [draft, scheduled]) expect(text).toContain(`href="${one}"`)
})

test('a draft that lacks more than its moment says what it lacks', async () => {
  const { status, text } = await get(draft)
  expect([status, text.includes('Tin đang soạn')]).toEqual([200, true])
  await edit('news/tin-dang-soan/entry.yaml', (facts) => facts.replace('category: doanh-nghiep', 'category:'))
  expect(await get(draft)).toMatchObject({
    status: 500,
    text: expect.stringMatching(/warning: Empty field "category"/),
  })
  expect(await stateOf('/')).toMatchObject({ problems: [] })
})

test('frames may show pages, and their language is no choice', async () => {
  const request = new Request(`http://localhost${path}?lang=en`, { headers: { 'Sec-Fetch-Dest': 'iframe' } })
  const { headers } = await handler.answer(request)
  expect([headers.get('X-Frame-Options'), headers.get('Set-Cookie')]).toEqual([null, null])
})

test('a text that is in no catalogue is shown as in the source, with one warning', async () => {
  for (const url of [path, `${path}?lang=en`]) expect((await get(url)).text).toContain(newText.to)
  await handler.refresh({ hasCodeChanged: true })
  await get(path)
  expect(warnings.filter((line) => line.includes('is missing'))).toEqual([expect.stringMatching(/^\w{6} is missing$/)])
})
