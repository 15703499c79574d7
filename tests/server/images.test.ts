import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { splitImageUrl } from '#engine/model/images/image-url.ts'
import { readOutput } from '../site/read-output.ts'
import { siteOutput } from '../site/site.ts'
import { createHandlerTarget, createNodeTarget, toWantedHeaders } from './targets.ts'

const images = [...readOutput(siteOutput).files.keys()].filter((url) => splitImageUrl(url))
const [first = ''] = images.filter((url) => url.startsWith('/_ipx/w_640&f_webp&q_80/'))
const path = splitImageUrl(first)?.path ?? ''
const drawing = images.find((url) => url.startsWith('/_ipx/_/')) ?? ''
const social = '/_social/vi/ve-shs.png'

const targets = [await createHandlerTarget(), await createNodeTarget()]

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)

  test.each([
    [first, 'image/webp', 'webp', 640],
    [`/_ipx/w_640,f_webp,q_80/${path}`, 'image/webp', 'webp', 640],
    [`/_ipx/q_80%26w_640%26f_webp/${path}`, 'image/webp', 'webp', 640],
    [`/_ipx/s_192x144&f_webp&q_80/${path}`, 'image/webp', 'webp', 192],
    // Until the AVIF is made, which a publish does not wait for.
    [`/_ipx/w_640&f_avif&q_60/${path}`, 'image/webp', 'webp', 640],
    [drawing, 'image/svg+xml', 'svg', 1536],
    [social, 'image/png', 'png', 1200],
  ])('%s is %s', async (url, type, format, width) => {
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400')
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    const found = await sharp(await response.arrayBuffer()).metadata()
    expect(found).toMatchObject({ format, width })
  })

  test('an image is not sent again to a client that has it, and HEAD has the headers of GET', async () => {
    const response = await fetch(first)
    const tag = response.headers.get('ETag') ?? ''
    const again = await fetch(first, { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('ETag')).toBe(tag)
    const head = await fetch(first, { method: 'HEAD' })
    expect(head.headers.get('Content-Length')).toBe(String((await response.arrayBuffer()).byteLength))
    expect(head.headers.get('ETag')).toBe(tag)
  })

  test.each([
    [`${first}?x=1`, 400],
    [`/_ipx/w_641&f_webp&q_80/${path}`, 400],
    [`/_ipx/w_99999999999&f_webp&q_80/${path}`, 400],
    [`/_ipx/w_640&f_webp&q_-1/${path}`, 400],
    [`/_ipx/rotate_90&f_webp&q_80/${path}`, 400],
    [`/_ipx/${'w_640&'.repeat(500)}f_webp/${path}`, 400],
    ['/_ipx/w_640&f_webp&q_80/khong-co.jpg', 404],
    ['/_ipx/w_640&f_webp&q_80/..%2f..%2f..%2fetc%2fpasswd', 404],
    ['/_ipx/w_640&f_webp&q_80/../../../etc/passwd', 404],
    ['/_ipx/%2e%2e/%2e%2e/site.json', 404],
    ['/_ipx/w_640&f_webp&q_80/%c0%ae%c0%ae/etc/passwd', 404],
    ['/_ipx/w_640&f_webp&q_80/%00.jpg', 404],
    ['/_ipx/w_640&f_webp&q_80/%', 404],
    ['/_ipx/w_640&f_webp&q_80/http:%2f%2fevil.test%2fa.jpg', 404],
    ['/_ipx', 404],
    ['/_ipx/', 404],
    ['/_social/vi/khong-co.png', 404],
    ['/_social/vi/..%2f..%2fsite.json', 404],
  ])('%s is answered %s, without a log message and with every security header', async (url, status) => {
    const errors = vi.spyOn(console, 'error')
    const response = await fetch(url)
    expect(response.status).toBe(status)
    for (const [name, value] of Object.entries(toWantedHeaders(response)))
      expect(response.headers.get(name)).toBe(value)
    expect(await response.text()).not.toContain('root:x:')
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  })
})

test('every image of the output has the size and format of its URL', async () => {
  expect(images.length).toBeGreaterThan(50)
  const { fetch } = await createHandlerTarget()
  for (const url of images.filter((_url, index) => index % 7 === 0)) {
    const [, width, format] = /\/(?:w_|s_)(\d+)[^/]*f_(\w+)/.exec(url) ?? []
    if (!width) continue
    const { format: made, width: wide = 0 } = await sharp(await (await fetch(url)).arrayBuffer()).metadata()
    // The tests' site is published without what follows a publish: WebP stands in for AVIF.
    expect(made, url).toBe(format === 'avif' ? 'webp' : format)
    expect(wide, url).toBe(Math.min(Number(width), 1536))
  }
})
