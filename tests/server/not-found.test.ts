import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { createHandlerTarget, createNodeTarget } from './targets.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)

  test('the not-found page is compressed for those who accept it, and is the same page', async () => {
    const plain = await fetch('/khong-co', { headers: { 'Accept-Encoding': 'identity' } })
    const text = await plain.text()
    expect(text).toContain('/khong-co')
    for (const accepted of ['gzip', 'br, gzip']) {
      const answer = await fetch('/khong-co', { headers: { 'Accept-Encoding': accepted } })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Content-Encoding')).toBe('gzip')
      expect(Number(answer.headers.get('Content-Length'))).toBeLessThan(text.length / 3)
      expect(await toText(answer)).toBe(text)
    }
    expect(plain.headers.get('Content-Encoding')).toBeNull()
  })
})

/** The text of an answer, which the handler leaves compressed and `fetch` does not. */
async function toText(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString()
}
