import { expect, test } from 'vitest'
import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'

test.each([0, 1, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 32 - 1])('the number %i reads back the same', (value) => {
  const writer = new ByteWriter()
  writer.number(value)
  writer.byte(7)
  const reader = new ByteReader(writer.finish())
  expect([reader.number(), reader.byte()]).toEqual([value, 7])
})

test('texts and bytes read back the same, also beyond the first reserve', () => {
  const texts = ['', 'Đại hội 📈', 'x'.repeat(5000)]
  const writer = new ByteWriter()
  for (const text of texts) writer.text(text)
  writer.bytes(Uint8Array.of(1, 2, 3))
  expect(writer.length).toBe(writer.finish().length)
  const reader = new ByteReader(writer.finish())
  expect(texts.map(() => reader.text())).toEqual(texts)
  expect([...reader.bytes(3)]).toEqual([1, 2, 3])
  expect(reader.number()).toBe(0)
})
