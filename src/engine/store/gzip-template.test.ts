import { gunzipSync } from 'node:zlib'
import { array, assert, constant, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { toGzipTemplate } from './gzip-template.ts'

test('what is filled in stands in every gap', () => {
  const text = oneof(string({ unit: 'binary', maxLength: 300 }), constant('Không tìm thấy '.repeat(5000)))
  assert(
    property(array(text, { minLength: 1, maxLength: 5 }), string({ unit: 'binary' }), (parts, fill) => {
      const gzip = toGzipTemplate(parts)(fill)
      // Node checks the length and the checksum.
      expect(gunzipSync(gzip).toString()).toBe(new TextDecoder().decode(new TextEncoder().encode(parts.join(fill))))
    }),
  )
})

test('a long text is compressed, and a gap has its limit', () => {
  const fill = toGzipTemplate(['a'.repeat(100_000), 'b'.repeat(100_000)])
  expect(fill('c').length).toBeLessThan(500)
  expect(gunzipSync(fill('c'.repeat(65_535)))).toHaveLength(265_535)
  expect(() => fill('c'.repeat(65_536))).toThrow('room for 65535 bytes')
})
