import { afterAll, describe, expect, test, vi } from 'vitest'
import { redirects } from '#model/redirects.ts'
import { readStore } from '#server/node.ts'
import { toSecurityHeaders } from '#server/security-headers.ts'
import { createHandlerTarget, createNodeTarget } from './targets.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]
const english = { 'Accept-Language': 'en-GB,en;q=0.9' }
const securityHeaders = toSecurityHeaders({ isSecure: false, iconOrigins: [] })

function titleOf(html: string): string {
  return /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
}

/** Without what is said of the connection rather than of the page. */
function aboutContent({ headers }: Response) {
  return [...headers].filter(([name]) => !/^(?:date|transfer-encoding|connection|keep-alive)$/.test(name))
}

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)

  test.each([
    ['/ve-shs', {}, 'vi', 'Về SHS'],
    ['/ve-shs', english, 'en', 'About SHS'],
    ['/ve-shs?lang=en', {}, 'en', 'About SHS'],
    ['/ve-shs?lang=vi', english, 'vi', 'Về SHS'],
    ['/ve-shs?lang=fr', english, 'en', 'About SHS'],
    ['/ve-shs', { Cookie: 'i18n_redirected=en' }, 'en', 'About SHS'],
    ['/ve-shs', { Cookie: 'a=b; i18n_redirected=vi', ...english }, 'vi', 'Về SHS'],
    ['/ve-shs', { Cookie: 'i18n_redirected=<script>' }, 'vi', 'Về SHS'],
    ['/ve-shs', { 'Accept-Language': 'fr, en;q=0.5, vi;q=0.8' }, 'vi', 'Về SHS'],
    ['/ve-shs', { 'Accept-Language': 'vi;q=0, en;q=0.1' }, 'en', 'About SHS'],
    ['/ve-shs', { 'Accept-Language': ';;;,,,=%00\u00ff'.slice(0, 12) }, 'vi', 'Về SHS'],
    ['/ve-shs', { 'Accept-Language': 'x'.repeat(7000) }, 'vi', 'Về SHS'],
  ])('%s with %j speaks %s', async (path, headers, locale, title) => {
    const response = await fetch(path, { headers })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Language')).toBe(locale)
    expect(response.headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding')
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(html).toContain(`<html lang="${locale}">`)
    expect(titleOf(html)).toBe(title)
    expect(html).not.toContain('<script>')
  })

  test.each([
    ['/ve-shs?lang=en', 'i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax'],
    ['/ve-shs?lang=vi', 'i18n_redirected=vi; Path=/; Max-Age=31536000; SameSite=Lax'],
    ['/ve-shs?lang=xx', null],
    ['/ve-shs', null],
  ])('%s remembers: %s', async (path, cookie) => {
    expect((await fetch(path, { headers: english })).headers.get('Set-Cookie')).toBe(cookie)
  })

  test.each([
    ['/tin-tuc/tin-tuc-moi-nhat', 'trang 1/3'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=2', 'trang 2/3'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=99', 'trang 3/3'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=0', 'trang 1/3'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=-2', 'trang 1/3'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=1e9', 'trang 1/3'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=%00', 'trang 1/3'],
    ['/tin-tuc/tin-tuc-moi-nhat?trang=2&utm_source=x', 'trang 2/3'],
  ])('%s shows %s', async (path, shown) => {
    expect(await (await fetch(path)).text()).toContain(shown)
  })

  test.each([
    ['/khong-co-trang-nay', '/khong-co-trang-nay'],
    ['/tin-tuc/khong-co?a=1', '/tin-tuc/khong-co?a=1'],
    ['/quan-he-co-dong/bao-cao-dinh-ky/bao-cao-thang', '/quan-he-co-dong/bao-cao-dinh-ky/bao-cao-thang'],
    ['/Ve-SHS', '/Ve-SHS'],
    ['/?x', undefined],
    ["/a?b='c'&d=e", '/a?b=%27c%27&amp;d=e'],
    [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
  ])('%s in the not-found page: %s', async (path, shown) => {
    const response = await fetch(path)
    const html = await response.text()
    if (shown === undefined) return expect(response.status).toBe(200)
    expect(response.status).toBe(404)
    expect(html).toContain(`Page Not Found: ${shown}<`)
    return expect(titleOf(html)).toBe('Không tìm thấy trang')
  })

  test('not found is said in English too', async () => {
    const response = await fetch('/nothing', { headers: english })
    expect(response.status).toBe(404)
    expect(titleOf(await response.text())).toBe('Page not found')
  })

  test.each([
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%252e%252e%252fetc%252fpasswd',
    '/..%5c..%5cwindows',
    '/assets/..%2fsite.json',
    '/assets/%00',
    '/%c0%ae%c0%ae/etc/passwd',
    '/%',
    '/%zz',
    '/__proto__',
    '/constructor',
    '/_payload/__proto__',
    '/_payload/x/vi/ve-shs.json',
    '/_i18n/x/vi/messages.json',
    '/_icons/__proto__.json',
    '/_icons/..%2fsite.json?icons=a',
    '/site.json',
    '/pages/vi/ve-shs.html',
    '//evil.test',
    '//evil.test/..',
    '/%5cevil.test',
    '/%2f%2fevil.test',
    '//lien-he',
    '//evil.test/lien-he',
    '//evil.test/lien-he/',
    '/\\evil.test/lien-he',
    '/%5cevil.test/lien-he',
    '/lien-he/%2f%2fevil.test',
    '/lien-he%2f',
    '/lien-he%0d%0aLocation:%20//evil.test',
    '/LIEN-HE',
    '/ve-shs%0d%0aSet-Cookie:a=b',
    `/${'a/'.repeat(2000)}`,
  ])('%s is not found, quietly', async (path) => {
    const errors = vi.spyOn(console, 'error')
    const response = await fetch(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Location')).toBeNull()
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(await response.text()).not.toContain('root:')
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  })

  test.each([
    ['/ve-shs/', '/ve-shs'],
    ['/ve-shs//', '/ve-shs'],
    ['/tin-tuc/thong-bao/?trang=2', '/tin-tuc/thong-bao?trang=2'],
  ])('%s is sent to %s', async (path, location) => {
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
    ['/dai-hoi-dong-co-dong', 307, 'https://dai-hoi-co-dong.example/'],
    ['/dai-hoi-dong-co-dong?lang=en', 307, 'https://dai-hoi-co-dong.example/'],
  ])('%s is sent on by a rule: %s %s', async (path, status, location) => {
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
    '/dai-hoi-dong-co-dong?next=//evil.test',
  ])('nothing of %j names a host or adds a header', async (path) => {
    const { status, headers } = await fetch(path, { redirect: 'manual' })
    expect(status).toBe(307)
    expect(headers.get('Location')).toMatch(/^(?:\/ho-tro\/lien-he\?[!-~]+|https:\/\/dai-hoi-co-dong\.example\/)$/)
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  test.each(['/ve-shs', '/robots.txt', '/sitemap.xml', '/_icons/shs.json'])('%s is sent once', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding }
      const first = await fetch(path, { headers })
      const tag = first.headers.get('ETag') ?? ''
      expect(tag).toMatch(/^"[^"]+"$/)
      for (const match of [tag, `"other", W/${tag}`, '*']) {
        const again = await fetch(path, { headers: { ...headers, 'If-None-Match': match } })
        expect(again.status).toBe(304)
        expect(await again.text()).toBe('')
        expect(again.headers.get('ETag')).toBe(tag)
      }
      const changed = await fetch(path, { headers: { ...headers, 'If-None-Match': '"other"' } })
      expect(changed.status).toBe(200)
    }
  })

  test('each language and encoding has a tag of its own', async () => {
    const tags = new Set<string | null>()
    for (const language of ['vi', 'en']) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'Accept-Language': language, 'Accept-Encoding': encoding }
        tags.add((await fetch('/ve-shs', { headers })).headers.get('ETag'))
      }
    }
    expect(tags.size).toBe(6)
  })

  test('HEAD answers with the headers of GET', async () => {
    for (const path of [
      '/ve-shs',
      '/nothing',
      '/robots.txt',
      '/lien-he',
      '/ve-shs/',
      '/_icons/shs.json?icons=market-pulse,x',
    ]) {
      const [get, head] = await Promise.all([fetch(path), fetch(path, { method: 'HEAD' })])
      expect(aboutContent(head)).toEqual(aboutContent(get))
      expect(await head.text()).toBe('')
    }
  })

  test.each([
    ['POST', 405],
    ['PUT', 405],
    ['DELETE', 405],
    ['OPTIONS', 204],
  ])('%s is answered %s', async (method, status) => {
    const response = await fetch('/ve-shs', { method })
    expect(response.status).toBe(status)
    expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
  })

  test('an address above 8 KB is too long', async () => {
    expect((await fetch(`/?${'a'.repeat(9000)}`)).status).toBe(414)
  })

  test.each([
    ['/ve-shs', {}],
    ['/ve-shs', { headers: { 'If-None-Match': '*' } }],
    ['/ve-shs/', { redirect: 'manual' as const }],
    ['/lien-he', { redirect: 'manual' as const }],
    ['/lien-he', { redirect: 'manual' as const, method: 'HEAD' }],
    ['/dai-hoi-dong-co-dong', { redirect: 'manual' as const }],
    ['/nothing', {}],
    ['/_payload/nothing', {}],
    ['/robots.txt', {}],
    ['/_icons/shs.json?icons=market-pulse', {}],
    ['/_icons/shs.json?icons=market-pulse', { headers: { 'If-None-Match': '*' } }],
    ['/_icons/shs.json?icons=A', {}],
    ['/ve-shs', { method: 'OPTIONS' }],
    ['/ve-shs', { method: 'POST' }],
    ['/healthz', {}],
    ['/readyz', {}],
  ])('%s with %j carries every security header', async (path, init) => {
    const { headers } = await fetch(path, init)
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value)
    expect(headers.has('Server')).toBe(false)
    expect(headers.has('X-Powered-By')).toBe(false)
    expect(headers.has('Strict-Transport-Security')).toBe(false)
  })
})

test('a host decides the default language, by exact name, and nothing else', async () => {
  const { fetch } = await createHandlerTarget({ SITE_HOSTS: 'en.firm.example=en' })
  const languageFor = async (host: string) =>
    (await fetch('/ve-shs', { headers: { Host: host } })).headers.get('Content-Language')
  expect(await languageFor('en.firm.example')).toBe('en')
  expect(await languageFor('EN.firm.example.evil.test')).toBe('vi')
  const body = await (await fetch('/nothing', { headers: { Host: 'evil.test' } })).text()
  expect(body).not.toContain('evil.test')
  const { headers } = await fetch('/lien-he', { headers: { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test' } })
  expect(headers.get('Location')).toBe('/ho-tro/lien-he')
})

test('no rule stands before something that the site has, and each leads to a page', async () => {
  const { manifest } = await readStore('dist')
  const taken = new Set([...Object.keys(manifest.pages), ...Object.keys(manifest.files)])
  expect(redirects.filter(({ from }) => taken.has(from))).toEqual([])
  const pageRules = redirects.filter((rule) => 'href' in rule)
  expect(pageRules.filter(({ href }) => !manifest.pages[href])).toEqual([])
})

test('behind a proxy that ends TLS the cookie is secure and the headers ask for TLS', async () => {
  const { fetch } = await createHandlerTarget({ SITE_TRUST_PROXY: '1' })
  const { headers } = await fetch('/ve-shs?lang=en', { headers: { 'X-Forwarded-Proto': 'https' } })
  expect(headers.get('Set-Cookie')).toContain('; Secure')
  expect(headers.get('Strict-Transport-Security')).toContain('max-age=63072000')
  expect(headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests')
})
