import { expect, test } from 'vitest'
import { toSentence } from './to-sentence.ts'

test.each([
  ['There is no venue yet', 'There is no venue yet.'],
  ['Chưa có địa điểm. ', 'Chưa có địa điểm.'],
  ['Vì sao?', 'Vì sao?'],
  ['Theo “Quy chế.”', 'Theo “Quy chế.”'],
  ['Theo “Quy chế”', 'Theo “Quy chế”.'],
  ['', ''],
])('%s', (text, expected) => {
  expect(toSentence(text)).toBe(expected)
})
