import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hashBytes } from '#engine/content/disk/files.ts'
import { createTextCompressor, isCompressible, toStoredText } from './compress.ts'

const texts = ['', 'a', 'Chứng khoán 📈 '.repeat(3), 'Hà Nội\n'.repeat(200_000), 'b'.repeat(70_000)]

test.each([3, 5, 11] as const)('quality %i keeps the text, its size and its hash', (quality) => {
  const compress = createTextCompressor()
  for (const text of texts) {
    const made = toStoredText(text, quality)
    expect(brotliDecompressSync(made.stored).toString()).toBe(text)
    expect(made).toMatchObject({ hash: hashBytes(text), size: Buffer.byteLength(text) })
    expect(made).toEqual(toStoredText(Buffer.from(text), quality))
    expect(compress(text, quality)).toEqual(made)
  }
})

test('results do not change with the next text, and keep no larger buffer in memory', () => {
  const compress = createTextCompressor()
  const [first, second] = [compress('một', 5), compress('hai', 5)]
  expect([first, second].map(({ stored }) => brotliDecompressSync(stored).toString())).toEqual(['một', 'hai'])
  expect(first.stored.buffer.byteLength).toBe(first.stored.byteLength)
})

test.each([
  ['text/html; charset=utf-8', 150, true],
  ['text/html; charset=utf-8', 149, false],
  ['application/json', 150, true],
  ['application/manifest+json', 150, true],
  ['image/svg+xml', 150, true],
  ['image/png', 150, false],
  ['font/woff2', 150, false],
  ['application/pdf', 150, false],
])('%s of %i bytes: compressible %s', (type, size, isWorthIt) => {
  expect(isCompressible(new Uint8Array(size), type)).toBe(isWorthIt)
})
