import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { parseSiteConfig, toPublicConfig } from '#engine/model/config/site-config.ts'
import { locales } from '#engine/model/locale/locale.ts'
import type { MadeFile } from '../files/compress.ts'
import type { MadePage, PageJob, PageSetup } from './make-page.ts'
import { openPagePool } from './open-page-pool.ts'

// Stands for the built app. It counts pages, as an app with state that leaks from page to page would.
const renderer = `
  export const createRenderer = ({ locale }) => async (payload) => {
    if (payload?.title === 'hỏng') throw new Error(payload.address.path + ' (' + locale + ') cannot be rendered')
    const html = '<html><head><title>' + payload?.title + '</title></head><body>' + payload?.html + '</body></html>'
    return { status: !payload || payload.title === 'lạc' ? 404 : 200, html, routeId: '/$' }
  }`

const config = toPublicConfig(parseSiteConfig({}))
const setup: PageSetup = {
  build: 'b1',
  renderer: `data:text/javascript,${encodeURIComponent(renderer)}`,
  template: {
    typeface: '<link as="font">',
    layers: '<style>@layer a;</style>',
    start: '<script></script>',
    site: { styles: ['site.css'], links: '<link rel="preload">' },
    routes: { '/$': { styles: [], links: '<link rel="modulepreload">' } },
    styles: { 'site.css': '<style></style>' },
    styleHashes: [],
  },
  catalogues: { vi: {}, en: {} },
  config,
}

function open(threads: number) {
  const pool = openPagePool(setup, threads)
  onTestFinished(() => pool.close())
  return pool
}

const toJob = (title: string, locale: PageJob['locale'] = 'vi'): PageJob => ({
  locale,
  payload: JSON.stringify({ kind: 'page', locale, address: { path: `/${title}`, page: 1 }, title, html: '</script>' }),
})

const toText = (file: MadeFile | undefined) => file && brotliDecompressSync(file.stored).toString()
const toTexts = ({ html, payload }: MadePage) => ({ html: toText(html), payload: toText(payload) })

test('a page has the links of its route and its data; its payload names the build', async () => {
  const job = toJob('một')
  const { html, payload } = toTexts(await open(1).make(job))
  expect(html).toMatch(
    /^<html><head><link as="font"><title>một<\/title><script id="scheme">.*?<\/script><style>@layer a;<\/style><style><\/style><template id="later"><link rel="preload"><link rel="modulepreload">.*<\/template><script><\/script>.*<\/head>/,
  )
  const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script><\/body>/.exec(html ?? '') ?? []
  const shown = JSON.parse(job.payload ?? '') as object // a payload
  expect(JSON.parse(data)).toEqual({ build: 'b1', locale: 'vi', config, payload: shown })
  expect(JSON.parse(payload ?? '')).toEqual({ build: 'b1', ...shown })
})

test('the not-found page has no payload', async () => {
  const { html, payload } = toTexts(await open(1).make({ locale: 'en', payload: null }))
  expect(payload).toBeUndefined()
  expect(html).toContain('"payload":null}</script>')
  expect(html).not.toContain('og:')
})

test('any number of threads and any order make the same bytes', async () => {
  const jobs = locales.flatMap((locale) => [
    ...Array.from({ length: 40 }, (_, index) => toJob(`trang-${index}`, locale)),
    { locale, payload: null },
  ])
  const one = open(1)
  const expected = await Promise.all(jobs.map((job) => one.make(job)))
  const three = open(3)
  const reversed = await Promise.all(jobs.toReversed().map((job) => three.make(job)))
  expect(reversed.toReversed()).toEqual(expected)
})

test('an error rejects its page alone', async () => {
  const pool = open(1)
  const made = await Promise.allSettled([toJob('một'), toJob('hỏng', 'en'), toJob('lạc'), toJob('hai')].map(pool.make))
  expect(
    made.map((result) => (result.status === 'rejected' ? result.reason.message : result.value.html.size > 0)),
  ).toEqual([true, '/hỏng (en) cannot be rendered', '/lạc (vi) has a page but no route', true])
})

test('closing rejects what is in flight', async () => {
  const pool = openPagePool(setup, 1)
  const made = Promise.allSettled(['một', 'hai', 'ba', 'bốn', 'năm', 'sáu'].map((title) => pool.make(toJob(title))))
  await pool.close()
  expect((await made).map(({ status }) => status)).toEqual(Array(6).fill('rejected'))
})

test('a renderer that cannot be loaded rejects the page', async () => {
  const pool = openPagePool({ ...setup, renderer: 'data:text/javascript,throw new Error("no renderer")' }, 1)
  onTestFinished(() => pool.close())
  await expect(pool.make(toJob('một'))).rejects.toThrow('no renderer')
})
