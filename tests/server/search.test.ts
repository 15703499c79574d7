import { gunzipSync } from 'node:zlib'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import type { SiteRelease } from '#engine/model/config/store.ts'
import { createApp } from '#engine/serve/app.ts'
import { openStore } from '#engine/store/open-store.ts'
import { siteEnvironment, siteOutput } from '../site/site.ts'
import { createHandlerTarget, createNodeTarget } from './targets.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]

const search = (q: string, more = '') => `/tim-kiem?q=${encodeURIComponent(q)}${more}`

/** Markup that a page must not contain, whatever was searched for. */
const injected = /<(?:script>|img|b>|i>)|onerror="|⟦|⟧/

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)

  const read = async (path: string, init?: RequestInit) => {
    const answer = await fetch(path, init)
    return { answer, html: await toText(answer) }
  }

  test('the answer has links to what was found, with what matches marked', async () => {
    const { answer, html } = await read(search('bieu phi'))
    expect(answer.status).toBe(200)
    expect(html).toContain('<title>Tìm kiếm “bieu phi” | SHS</title>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('value="bieu phi"')
    expect(html).toMatch(/<a href="\/ho-tro\/bieu-phi[^"]*"><mark>Biểu phí<\/mark>/)
  })

  test('a question has its answer above the results, with the page that it is from', async () => {
    const { html } = await read(search('khi nao tra co tuc'))
    const [, card = ''] = /<article class="answer-card">(.*?)<\/article>/s.exec(html) ?? []
    expect(card).toMatch(/answer-value">300\u00a0₫ một cổ phiếu, trả ngày 22\/12\/2026</)
    expect(card).toContain(
      '<a href="/quan-he-co-dong/quan-ly-co-phan-co-phieu/tam-ung-co-tuc-nam-2026-bang-tien-ty-le-3"',
    )
    for (const more of ['&trang=2', '&muc=tin-tuc', '&nam=2026']) {
      expect((await read(search('khi nao tra co tuc', more))).html).not.toContain('class="answer-card"')
    }
    expect((await read(search('dau tu'))).html).not.toContain('class="answer-card"')
  })

  test.each([
    ['without a query', '/tim-kiem'],
    ['with an empty query', '/tim-kiem?q='],
    ['with spaces for a query', '/tim-kiem?q=%20%09&muc=tin-tuc'],
  ])('%s the page is that of the build', async (_case, path) => {
    const { answer, html } = await read(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('ETag')).not.toBeNull()
    expect(html).not.toContain('class="search-results"')
    expect(html).not.toContain('name="robots"')
  })

  test.each([
    ['a page beyond the last', search('bao cao', '&trang=999'), /trang (\d+)\/\1</],
    ['invalid filters', search('bao cao', '&muc=khong-co&nam=abc&trang=-1'), /trang 1\//],
    [
      'repeated parameters',
      search('bao cao', '&q=zzz&muc=tin-tuc&muc=ho-tro&nam=2026&nam=2025&trang=2&trang=3'),
      /trang 1\//,
    ],
    ['unknown parameters', search('bao cao', '&utm_source=x&a[b]=c&__proto__=d&constructor=e'), /trang 1\//],
    ['a section', search('bao cao', '&muc=tin-tuc'), /<a href="[^"]*muc=tin-tuc" aria-current="true">/],
    ['a year', search('bao cao', '&nam=2026'), /<a href="[^"]*nam=2026" aria-current="true">/],
    ['a year without results', search('bao cao', '&nam=1999'), /Tìm trong mọi chuyên mục và mọi năm/],
    ['a number', search('2026'), /value="2026"/],
    ['a decimal', search('1.200'), /value="1.200"/],
    ['a word of JSON', search('true'), /value="true"/],
    ['quotes', search('"x"'), /value="&quot;x&quot;"/],
    ['one letter', search('x'), /value="x"/],
    ['500 letters', search('x'.repeat(500)), /Từ khoá quá dài/],
    ['many words', search('cổ đông '.repeat(100)), /kết quả|quá dài/],
    ['symbols', search('%&$#@!*()[]{}\\|;:,./?~`^'), /Không tìm thấy|kết quả/],
    ['emoji', search('📈👨‍👩‍👧'), /Không tìm thấy|kết quả/],
    ['nothing that exists', search('zzzqqqxxx'), /Không tìm thấy trang nào phù\shợp/],
    ['markup', search(`</script></title>"><img src=x onerror="1"><b>`), /value="&lt;\/script&gt;/],
    ['marks of the template', search('⟦#hits⟧{{q}}&lt;'), /value="/],
    ['control characters', '/tim-kiem?q=%00%0d%0aSet-Cookie:a%1b', /value="/],
    ['bytes that are no text', '/tim-kiem?q=%ff%fe%e1%ba', /value="/],
    ['a broken escape', '/tim-kiem?q=%E1%ZZ%', /value="/],
    ['separate accents', search('cổ đông'.normalize('NFD')), /kết quả/],
    ['English on the Vietnamese page', search('margin trading'), /kết quả/],
    ['nearly 8 KB', search('a b '.repeat(800)), /value="/],
  ])('%s: a helpful answer', async (name, path, expected) => {
    const { answer, html } = await read(path)
    expect(answer.status).toBe(200)
    expect(html).toMatch(expected)
    expect(html).toContain('class="search-results"')
    // The query itself may have the marks, as text.
    expect(name === 'marks of the template' ? '' : (injected.exec(html)?.[0] ?? '')).toBe('')
    expect(elementsOf(html)).toEqual({ title: 1, h1: 1, main: 1, script: 3 })
  })

  test('more than 8 KB is refused', async () => {
    expect((await fetch(search('x'.repeat(9000)))).status).toBe(414)
  })

  test.each([
    ['by the URL', '&lang=en', {}],
    ['by the cookie', '', { Cookie: 'i18n_redirected=en' }],
    ['by the browser', '', { 'Accept-Language': 'en-GB' }],
  ])('the language is chosen %s, and links to the other one keep the query', async (_case, more, headers) => {
    const { answer, html } = await read(search('margin & co', `&muc=ho-tro${more}`), { headers })
    expect(answer.headers.get('Content-Language')).toBe('en')
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('href="?q=margin+%26+co&amp;muc=ho-tro&amp;lang=vi"')
    expect(answer.headers.get('Set-Cookie')).toEqual(more === '' ? null : expect.stringContaining('i18n_redirected=en'))
  })

  test('the answer is for one visitor, has the policy of every page, and HEAD has its headers alone', async () => {
    const path = search('cổ đông')
    const { answer, html } = await read(path, { headers: { 'Accept-Encoding': 'gzip' } })
    const page = await fetch('/trang-chu')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding')
    expect(answer.headers.get('Content-Security-Policy')).toBe(page.headers.get('Content-Security-Policy'))
    expect(answer.headers.get('Content-Encoding')).toBe('gzip')
    const head = await fetch(path, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } })
    expect(head.status).toBe(200)
    expect(head.headers.get('Content-Length')).toBe(answer.headers.get('Content-Length'))
    expect(await head.text()).toBe('')
    expect(html).toContain('class="search-results"')
  })

  test('who has the answer gets it no more, and another query, page or language has another tag', async () => {
    const toTag = async (path: string) => (await fetch(path)).headers.get('ETag') ?? ''
    const path = search('bao cao')
    const tags = await Promise.all(
      [path, search('bao cao', '&trang=2'), search('co tuc'), `${path}&lang=en`].map(toTag),
    )
    expect(new Set(tags).size).toBe(4)
    const again = await fetch(`${path}&utm_source=x`, { headers: { 'If-None-Match': tags[0] ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

describe('where the index cannot be read', () => {
  const { current, ...store } = openStore(siteOutput)
  const release = current()
  const faults: [string, (url: string) => string | undefined][] = [
    ['is missing', () => undefined],
    ['is another file', () => '/robots.txt'],
    ['is that of another language', (url) => url.replace('/vi/', '/en/')],
  ]
  test.each(faults)('and %s: the page says so, with a status that nobody keeps', async (_case, toUrl) => {
    const findFile: SiteRelease['findFile'] = (url) => {
      const found = isIndex(url) ? toUrl(url) : url
      return found === undefined ? undefined : release.findFile(found)
    }
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = { ...store, current: () => ({ ...release, findFile }) }
    const app = createApp(broken, parseSiteConfig(siteEnvironment))
    const answer = await app.fetch(new Request(`http://localhost${search('cổ đông')}`))
    const html = await answer.text()
    expect(report).toHaveBeenCalledOnce()
    report.mockRestore()
    expect(answer.status).toBe(503)
    expect(html).toContain('Không tìm kiếm được')
    expect(html).not.toContain('class="search-results"')
  })
})

function isIndex(url: string): boolean {
  return url.startsWith('/_search/') && url.endsWith('.bin')
}

/** How often the page has elements that a query could add or remove. */
function elementsOf(html: string): Record<string, number> {
  const counts = { title: 0, h1: 0, main: 0, script: 0 }
  const count = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!('childNodes' in child)) continue
      if (child.nodeName in counts) counts[child.nodeName as keyof typeof counts]++ // just tested
      count(child)
    }
  }
  count(parse(html))
  return counts
}

/** The text of an answer, which the handler leaves compressed and `fetch` does not. */
async function toText(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString()
}
