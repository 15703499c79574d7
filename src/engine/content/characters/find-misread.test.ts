import { expect, test } from 'vitest'
import { findMisread } from './find-misread.ts'

const misread = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))

test('bytes that were shown as control characters', () => {
  expect(findMisread('\u00C4\u0091i')).toEqual([{ index: 0, found: '\u00C4\u0091i', replacement: 'đi' }])
})

test.each(['Công ty chứng khoán Sài Gòn', '“Điều lệ” – Nghị quyết, ước tính…', 'đại hội à'])('%s, misread', (text) => {
  const found = findMisread(`Tin: ${misread(text)}\n`)
  const mended = found.reduce((all, one) => all.replace(one.found, one.replacement), misread(text))
  expect(mended).toBe(text)
  expect(found.length).toBeGreaterThan(0)
})

test.each([
  'Công ty chứng khoán “Sài Gòn”, ĐÃ và SÃ, «lá» «má», Â–Â, giá…',
  'Một từ với chữ ệ: â€œệ',
  'Müller, Ångström, 5 °C, £5, Æon, naïve, 10 µm²',
])('%s is as it was written', (text) => {
  expect(findMisread(text)).toEqual([])
})
