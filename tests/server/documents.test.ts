import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { toSecurityHeaders } from '#engine/serve/security-headers.ts'
import { siteContent } from '../site/site.ts'
import { createHandlerTarget, createNodeTarget, headerSettings } from './targets.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]
const page = '/cong-bo-thong-tin/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien'
const path = '/tai-lieu/disclosures/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien/nghi-quyet.vi.pdf'
const file = readFileSync(`${siteContent}/${path.slice('/tai-lieu/'.length)}`)
const securityHeaders = toSecurityHeaders({ isSecure: false, ...headerSettings, styleHashes: [] })
const sent = {
  'Content-Type': 'application/pdf',
  'Content-Language': 'vi',
  'Content-Disposition': `inline; filename=nghi-quyet.vi.pdf; filename*=UTF-8''${encodeURIComponent('Nghị quyết HĐQT về tạm ứng cổ tức năm 2026 bằng tiền.pdf')}`,
  'Cache-Control': 'public, no-cache',
  'Accept-Ranges': 'bytes',
  'X-Content-Type-Options': 'nosniff',
}

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)
  const tagOf = async () => (await fetch(path, { method: 'HEAD' })).headers.get('ETag') ?? ''

  test.each(['GET', 'HEAD'])('%s has the type and the file name', async (method) => {
    // Not compressed again, so that byte ranges can be requested.
    const answer = await fetch(path, { method, headers: { 'Accept-Encoding': 'br, gzip' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Encoding')).toBeNull()
    expect(answer.headers.get('Content-Length')).toBe(String(file.length))
    for (const [name, value] of Object.entries({ ...securityHeaders, ...sent })) {
      expect(answer.headers.get(name), name).toBe(value)
    }
    expect(Buffer.from(await answer.arrayBuffer()).equals(method === 'GET' ? file : Buffer.alloc(0))).toBe(true)
  })

  test('a range is sent, and nothing if the client has the file', async () => {
    const part = await fetch(path, { headers: { Range: 'bytes=0-4' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toBe(`bytes 0-4/${file.length}`)
    expect(part.headers.get('Content-Disposition')).toBe(sent['Content-Disposition'])
    expect(await part.text()).toBe('%PDF-')
    const again = await fetch(path, { headers: { 'If-None-Match': await tagOf() } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test.each(['vi', 'en'])('its page in %s shows its size and its checksum', async (language) => {
    const html = await (await fetch(page, { headers: { 'Accept-Language': language } })).text()
    expect(html).toContain(`href="${path}"`)
    expect(html).toContain(createHash('sha256').update(file).digest('hex'))
    expect(html).toMatch(new RegExp(`PDF(?:<!-- -->)?, (?:<!-- -->)?${Math.ceil(file.length / 1024)}\u00a0KB`))
  })

  test.each([
    path.replace('.vi.pdf', '.pdf'),
    `${path}/`,
    '/tai-lieu/',
    '/tai-lieu/disclosures/../../site.json',
    '/tai-lieu/..%2f..%2fsite.json',
    path.replace('nghi-quyet.vi.pdf', 'entry.yaml'),
    path.toUpperCase(),
  ])('%s is not found', async (missing) => {
    expect((await fetch(missing)).status).toBe(404)
  })
})
