import { afterAll, describe, expect, test } from 'vitest'
import { createHandlerTarget, createNodeTarget, toWantedHeaders } from './targets.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]

/** The headers without those of the connection. */
function aboutContent({ headers }: Response) {
  return [...headers].filter(([name]) => !/^(?:date|transfer-encoding|connection|keep-alive)$/.test(name))
}

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)

  test.each(['/ve-shs', '/robots.txt', '/sitemap.xml'])(
    '%s is not sent again to a client that has it',
    async (path) => {
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
    },
  )

  test('each language and encoding has its own ETag', async () => {
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

  test('a URL above 8 KB is refused', async () => {
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
    const response = await fetch(path, init)
    const { headers } = response
    for (const [name, value] of Object.entries(toWantedHeaders(response))) expect(headers.get(name)).toBe(value)
    expect(headers.has('Server')).toBe(false)
    expect(headers.has('X-Powered-By')).toBe(false)
    expect(headers.has('Strict-Transport-Security')).toBe(false)
  })
})

test('behind a proxy that terminates TLS the cookie is secure and HSTS is set', async () => {
  const { fetch } = await createHandlerTarget({ SITE_TRUST_PROXY: '1' })
  const { headers } = await fetch('/ve-shs?lang=en', { headers: { 'X-Forwarded-Proto': 'https' } })
  expect(headers.get('Set-Cookie')).toContain('; Secure')
  expect(headers.get('Strict-Transport-Security')).toContain('max-age=63072000')
  expect(headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests')
})
