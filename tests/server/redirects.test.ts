import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { parseTarget, isExternal } from '#engine/model/urls/redirects.ts'
import { createApp } from '#engine/serve/app.ts'
import { openStore } from '#engine/store/open-store.ts'
import { readOutput } from '../site/read-output.ts'
import { readRules } from '../site/read-rules.ts'
import { siteOutput } from '../site/site.ts'
import { createHandlerTarget, createNodeTarget } from './targets.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)

  test.each([
    ['/ve-shs/', '/ve-shs'],
    ['/ve-shs//', '/ve-shs'],
    ['/tin-tuc/thong-bao/?trang=2', '/tin-tuc/thong-bao?trang=2'],
  ])('%s is redirected to %s', async (path, location) => {
    const response = await fetch(path, { redirect: 'manual' })
    expect(response.status).toBe(308)
    expect(response.headers.get('Location')).toBe(location)
  })

  test.each([
    ['/lien-he', 307, '/ho-tro/lien-he'],
    ['/lien-he/', 307, '/ho-tro/lien-he'],
    ['/lien-he?lang=en', 307, '/ho-tro/lien-he?lang=en'],
    ['/lien-he?a=1&a=2&b=1.0&c=%20+&d', 307, '/ho-tro/lien-he?a=1&a=2&b=1.0&c=%20+&d'],
    ['/hoi-dong-quan-tri?a=1', 307, '/ve-shs/doi-ngu-lanh-dao?a=1#hoi-dong-quan-tri'],
    ['/thong-bao', 308, '/tin-tuc/thong-bao'],
    ['/thong-bao?trang=2', 308, '/tin-tuc/thong-bao?trang=2'],
    ['/trung-tam-phan-tich/bao-cao-doanh-nghiep', 307, '/trung-tam-phan-tich/bao-cao-cong-ty'],
    ['/index.html', 308, '/trang-chu'],
    ['/dai-hoi-dong-co-dong', 307, '/quan-he-co-dong/dai-hoi-co-dong'],
    ['/dai-hoi-dong-co-dong?lang=en', 307, '/quan-he-co-dong/dai-hoi-co-dong?lang=en'],
  ])('%s is redirected by a rule: %s %s', async (path, status, location) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(path, { method, redirect: 'manual' })
      expect(response.status).toBe(status)
      expect(response.headers.get('Location')).toBe(location)
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
      expect(await response.text()).toBe('')
    }
  })

  test.each([
    '/lien-he?//evil.test',
    '/lien-he?next=https://evil.test',
    '/lien-he?a=%0d%0aSet-Cookie:%20a=b',
    '/lien-he?a=\r\nSet-Cookie:%20a=b',
    '/lien-he?a=%00%ff\u{1f600}ề',
    '/lien-he/?@evil.test',
    '/lien-he//?\\evil.test',
  ])('%j can neither name a host nor add a header', async (path) => {
    const { status, headers } = await fetch(path, { redirect: 'manual' })
    expect(status).toBe(307)
    expect(headers.get('Location')).toMatch(/^\/ho-tro\/lien-he\?[!-~]+$/)
    expect(headers.get('Set-Cookie')).toBeNull()
  })
})

test('a page that exists looks for no rule, unless it is asked for with a query', async () => {
  const store = openStore(siteOutput)
  onTestFinished(() => store.close())
  const asked: string[] = []
  const release = store.current()
  const watched = { ...release, findFile: (url: string) => (asked.push(url), release.findFile(url)) }
  const app = createApp({ ...store, current: () => watched }, parseSiteConfig({}))
  const get = async (path: string) => {
    asked.length = 0
    const { status } = await app.fetch(new Request(`https://shs.example${path}`))
    return [status, asked.filter((url) => url.startsWith('/_moved/')).length]
  }
  expect(await get('/ve-shs')).toEqual([200, 0])
  expect(await get('/tin-tuc')).toEqual([200, 0])
  // The list of pages with such rules alone.
  expect(await get('/ve-shs?utm_source=zalo')).toEqual([200, 1])
  const [status, looked] = await get('/khong-co')
  expect([status, Number(looked) > 1]).toEqual([404, true])
})

test('no rule hides a page or file, and each leads to a page', () => {
  const { pages, files, readFile } = readOutput(siteOutput)
  const redirects = readRules({ files, readFile })
  expect(redirects.length).toBeGreaterThan(20)
  expect(redirects.filter(({ from }) => pages.has(from) || files.has(from))).toEqual([])
  const targets = redirects.filter(({ to }) => !isExternal(to)).map(({ to }) => parseTarget(to))
  expect(targets.filter(({ path, keepsRest }) => !keepsRest && !pages.has(path))).toEqual([])
})
