import { expect, test } from 'vitest'
import { listPages, readOutput } from '../site/read-output.ts'
import { siteMoment, siteOutput } from '../site/site.ts'
import { childrenOf, readXml, textOf, type XmlElement } from './read-xml.ts'
import { createHandlerTarget } from './targets.ts'

// The sitemaps of the built site, against the schemas of sitemaps.org and what its pages say.

const site = readOutput(siteOutput)
const { origin } = site.release.settings
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const image = 'http://www.google.com/schemas/sitemap-image/1.1'
const xhtml = 'http://www.w3.org/1999/xhtml'

const index = readXml(site.readFile('/sitemap.xml'))
const parts = childrenOf(index, 'sitemap').map((part) => {
  const url = textOf(part, 'loc').slice(origin.length)
  const text = site.readFile(url)
  return { url, part, text, document: readXml(text) }
})
const urls = parts.flatMap(({ document }) => childrenOf(document, 'url'))

const w3cMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const lastmodOf = (element: XmlElement) => childrenOf(element, 'lastmod').map(({ text }) => text)

test('the index names every sitemap, by section and year, and robots.txt names the index', () => {
  expect(index.name).toBe(`{${namespace}}sitemapindex`)
  const files = [...site.files.keys()].filter((url) => url.startsWith('/sitemap/'))
  expect(parts.map(({ url }) => url).toSorted()).toEqual(files.toSorted())
  expect(files).toContain('/sitemap/pages.xml')
  expect(files).toContain('/sitemap/disclosures-2026.xml')
  expect(site.readFile('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
})

test('each sitemap has the form and the size that the protocol allows', () => {
  const order = [`{${namespace}}loc`, `{${namespace}}lastmod`, `{${xhtml}}link`, `{${image}}image`]
  for (const { text, document, part } of parts) {
    expect(document.name).toBe(`{${namespace}}urlset`)
    expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024)
    const own = childrenOf(document, 'url')
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThanOrEqual(50_000)
    const moments: string[] = []
    for (const url of own) {
      const places = url.children.map(({ name }) => order.indexOf(name))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places).not.toContain(-1)
      moments.push(...lastmodOf(url))
    }
    for (const moment of moments) {
      expect(moment).toMatch(w3cMoment)
      expect(Date.parse(moment)).toBeLessThanOrEqual(siteMoment.getTime())
    }
    expect(lastmodOf(part)).toEqual(moments.length > 0 ? [moments.toSorted().at(-1)] : [])
  }
})

const toCanonical = (html: string) =>
  (/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')

/** The pages that no list shows any more: closed jobs, and a withdrawn document. */
const unlisted = [
  '/co-hoi-nghe-nghiep/chuyen-vien-kiem-soat-noi-bo',
  '/co-hoi-nghe-nghiep/chuyen-vien-quan-tri-rui-ro',
  '/co-hoi-nghe-nghiep/thuc-tap-sinh-truyen-thong-he-2026',
  '/cong-bo-thong-tin/thong-bao-lay-y-kien-co-dong-bang-van-ban-nam-2026',
]

test('every canonical page that is listed on the site is there once in each language of its text', async () => {
  const canonical = new Set(
    listPages(site)
      .filter(({ path }) => !unlisted.includes(path))
      .map(({ path, locale, page }) => toCanonical(site.readPage(path, locale, page))),
  )
  const { fetch } = await createHandlerTarget()
  for (const { path, locale } of listPages(site)) {
    const [, count = '1'] = /"pages":(\d+),"total"/.exec(site.readPage(path, locale)) ?? []
    for (let page = 2; page <= Number(count); page++) {
      canonical.add(toCanonical(await (await fetch(`${path}?trang=${page}&lang=${locale}`)).text()))
    }
  }
  const listed = urls.map((url) => textOf(url, 'loc'))
  expect(listed.toSorted()).toEqual([...canonical].toSorted())
  for (const url of urls) {
    const links = url.children.filter(({ name }) => name === `{${xhtml}}link`)
    const hrefs = links.map(({ attributes }) => attributes['href'] ?? '')
    expect(hrefs).toContain(textOf(url, 'loc'))
    for (const href of hrefs) expect(canonical.has(href), href).toBe(true)
    expect(links.at(-1)?.attributes['hreflang']).toBe('x-default')
  }
})

test('every image exists', () => {
  const locs = urls.flatMap(({ children }) =>
    children.filter(({ name }) => name === `{${image}}image`).map((one) => textOf(one, 'loc')),
  )
  expect(locs.length).toBeGreaterThan(10)
  for (const loc of locs) expect(site.files.has(loc.slice(origin.length)), loc).toBe(true)
})

test.each([
  ['published', '/tin-tuc/ngay-hoi-gia-dinh-cua-nhan-vien-shs', '2025-05-27T09:00:00.000Z'],
  [
    'corrected',
    '/cong-bo-thong-tin/thong-bao-moi-hop-dai-hoi-dong-co-dong-thuong-nien-2025',
    '2025-04-02T02:10:00.000Z',
  ],
])('the last change of an entry that was %s', (_case, path, moment) => {
  const found = urls.find((url) => textOf(url, 'loc') === origin + path)
  expect(found && lastmodOf(found)).toEqual([moment])
})
