import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { toSecurityHeaders } from '#engine/serve/security-headers.ts'
import { createHandlerTarget, createNodeTarget, headerSettings } from './targets.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]
const path = '/video/stair.mp4'
const film = readFileSync(new URL('../../public/video/stair.mp4', import.meta.url))
const { length } = film
const securityHeaders = toSecurityHeaders({ isSecure: false, ...headerSettings, styleHashes: [] })

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)
  const tagOf = async () => (await fetch(path, { method: 'HEAD' })).headers.get('ETag') ?? ''

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=0-0', 0, 0],
    ['bytes=1000-1999', 1000, 1999],
    ['bytes=0-', 0, length - 1],
    [`bytes=${length - 1}-`, length - 1, length - 1],
    ['bytes=-1', length - 1, length - 1],
    ['bytes=-500', length - 500, length - 1],
    [`bytes=-${length + 1}`, 0, length - 1],
    [`bytes=100-${length * 2}`, 100, length - 1],
  ])('%s is the part from %i to %i', async (range, start, end) => {
    const answer = await fetch(path, { headers: { Range: range } })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/${length}`)
    expect(answer.headers.get('Content-Length')).toBe(String(end - start + 1))
    expect(answer.headers.get('Content-Type')).toBe('video/mp4')
    expect(answer.headers.get('Accept-Ranges')).toBe('bytes')
    expect(answer.headers.get('ETag')).toBe(await tagOf())
    expect(Buffer.from(await answer.arrayBuffer()).equals(film.subarray(start, end + 1))).toBe(true)
  })

  test.each([`bytes=${length}-`, `bytes=${length}-${length + 9}`, 'bytes=999999999999999-', 'bytes=-0'])(
    '%s is beyond the end',
    async (range) => {
      const answer = await fetch(path, { headers: { Range: range } })
      expect(answer.status).toBe(416)
      expect(answer.headers.get('Content-Range')).toBe(`bytes */${length}`)
      expect(await answer.text()).toBe('')
      for (const [name, value] of Object.entries(securityHeaders)) expect(answer.headers.get(name)).toBe(value)
    },
  )

  test.each([
    ['several parts', 'bytes=0-1,4-5'],
    ['ranges beyond the end', `bytes=${length}-,0-1`],
    ['another unit', 'items=0-1'],
    ['the end before the start', 'bytes=9-0'],
    ['no numbers', 'bytes=-'],
    ['letters', 'bytes=a-b'],
  ])('%s: the whole file is sent', async (_name, range) => {
    const answer = await fetch(path, { headers: { Range: range } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Range')).toBeNull()
    expect(answer.headers.get('Content-Length')).toBe(String(length))
    expect((await answer.arrayBuffer()).byteLength).toBe(length)
  })

  test('If-Range: a range of this version, the whole file otherwise', async () => {
    const tag = await tagOf()
    for (const [wanted, status] of [
      [tag, 206],
      [`W/${tag}`, 200],
      ['"other"', 200],
      ['*', 200],
      ['Wed, 18 Nov 2026 01:00:00 GMT', 200],
    ] as const) {
      const answer = await fetch(path, { headers: { Range: 'bytes=0-99', 'If-Range': wanted } })
      expect(answer.status, wanted).toBe(status)
      expect((await answer.arrayBuffer()).byteLength, wanted).toBe(status === 206 ? 100 : length)
    }
    // For another version, a range beyond the end is not an error either.
    const changed = await fetch(path, { headers: { Range: `bytes=${length}-`, 'If-Range': '"other"' } })
    expect(changed.status).toBe(200)
  })

  test('a range of a file that the client has is not sent again', async () => {
    const answer = await fetch(path, { headers: { Range: 'bytes=0-99', 'If-None-Match': await tagOf() } })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('Content-Range')).toBeNull()
  })

  test.each(['bytes=0-99', `bytes=${length}-`, 'bytes=0-1,4-5'])(
    'HEAD with %s describes the whole file',
    async (range) => {
      const answer = await fetch(path, { method: 'HEAD', headers: { Range: range } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Accept-Ranges')).toBe('bytes')
      expect(answer.headers.get('Content-Range')).toBeNull()
      expect(answer.headers.get('Content-Length')).toBe(String(length))
      expect(await answer.text()).toBe('')
    },
  )

  test.each(['/ve-shs', '/sitemap.xml', '/nothing'])('%s, a text, has no ranges', async (text) => {
    const whole = await fetch(text)
    const answer = await fetch(text, { headers: { Range: 'bytes=0-9' } })
    expect(answer.status).toBe(whole.status)
    expect(answer.headers.get('Accept-Ranges')).toBeNull()
    expect(await answer.text()).toBe(await whole.text())
  })
})
