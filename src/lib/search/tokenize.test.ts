import { expect, test } from 'vitest'
import { isJoined, splitJoined, tokenize, type JoinedWord } from './tokenize.ts'

test.each<[string, string[]]>([
  ['', []],
  ['quý\u00ADvong, ka\u200Blo \uFEFFa', ['quý\u00ADvong', 'ka\u200Blo', 'a']],
  ['proﬁt ＳＨＳ', ['proﬁt', 'ＳＨＳ']],
  ['Đại hội đồng cổ đông.', ['Đại', 'hội', 'đồng', 'cổ', 'đông']],
  ['Đại hội'.normalize('NFD'), ['Đại', 'hội'].map((word) => word.normalize('NFD'))],
  ['Số 18/2026/CBTT-MH, ngày', ['Số', '18/2026/CBTT-MH', 'ngày']],
  ['T+2; M&A (VN-Index)', ['T+2', 'M&A', 'VN-Index']],
  ['5.500 tỷ, 0,25%', ['5.500', 'tỷ', '0,25']],
  ['owners’ equity, today’s', ['owners', 'equity', 'today’s']],
  ['📈<b>"x"</b>', ['b', 'x', 'b']],
  ['東京 Москва', ['東京', 'Москва']],
])('%s', (text, words) => {
  expect(Array.from(tokenize(text), (word) => word.text)).toEqual(words)
  for (const { text: word, start, end } of tokenize(text)) expect(text.slice(start, end)).toBe(word)
})

test.each<[string, JoinedWord]>([
  ['18/2026/CBTT-MH', { whole: '18/2026/CBTTMH', parts: ['18', '2026', 'CBTT', 'MH'] }],
  ['VN-Index', { whole: 'VNIndex', parts: ['VN', 'Index'] }],
  ['T+2', { whole: 'T+2', parts: ['T', '2'] }],
  ['M&A', { whole: 'M&A', parts: ['M', 'A', 'MA'] }],
  ['5.500', { whole: '5500', parts: [] }],
  ['1,234,567.89', { whole: '1234567.89', parts: [] }],
  ['1.200,50', { whole: '1200.50', parts: [] }],
  ['0,25', { whole: '0.25', parts: [] }],
  ['today’s', { whole: undefined, parts: ['today'] }],
  ['30/06/2026', { whole: '30/6/2026', parts: ['30', '6', '2026'] }],
  ['30.6.2026', { whole: '30/6/2026', parts: ['30', '6', '2026'] }],
  ['30-06-2026', { whole: '30/6/2026', parts: ['30', '6', '2026'] }],
  ['02/9', { whole: '2/9', parts: ['2', '9'] }],
  ['xong.Tiếp', { whole: undefined, parts: ['xong', 'Tiếp'] }],
])('%s', (word, joined) => {
  expect(isJoined(word)).toBe(true)
  expect(splitJoined(word)).toEqual(joined)
})
