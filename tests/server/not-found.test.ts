import { afterAll, describe, expect, test, vi } from 'vitest'
import { createHandlerTarget, createNodeTarget } from './targets.ts'
import { titleOf } from './title-of.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)

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

  test('the not-found page is in English too', async () => {
    const response = await fetch('/nothing', { headers: { 'Accept-Language': 'en-GB,en;q=0.9' } })
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
  ])('%s is not found, without a log message', async (path) => {
    const errors = vi.spyOn(console, 'error')
    const response = await fetch(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Location')).toBeNull()
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(await response.text()).not.toContain('root:')
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  })
})
