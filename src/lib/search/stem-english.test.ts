import { expect, test } from 'vitest'
import { stemEnglish } from './stem-english.ts'

test.each([
  ['report', 'reports', 'reported', 'reporting'],
  ['trade', 'trades', 'trading', 'traded', 'trader', 'traders'],
  ['company', 'companies'],
  ['fee', 'fees'],
  ['plan', 'plans', 'planning', 'planned'],
  ['share', 'shares'],
  ['dividend', 'dividends'],
  ['invest', 'investing', 'invested'],
  ['issue', 'issues', 'issued', 'issuing'],
  ['process', 'processes', 'processing'],
  ['analysis', 'analysis'],
  ['impersonate', 'impersonating', 'impersonation', 'impersonations'],
  ['transact', 'transactions'],
])('forms of %s', (...forms) => {
  expect(new Set(forms.map((form) => stemEnglish(form))).size).toBe(1)
})

test.each(['ing', 'red', 'news', 'shs', 'vn30', 'bus', 'đầu', '', 'thing', 'her'])(
  '%s is short or no English word',
  (word) => {
    expect(stemEnglish(word).length).toBeGreaterThanOrEqual(Math.min(word.length, 3))
  },
)

test('different words keep different stems', () => {
  const words = ['margin', 'market', 'bond', 'board', 'broker', 'bank', 'security', 'secure', 'price', 'price-less']
  expect(new Set(words.map((word) => stemEnglish(word))).size).toBe(words.length)
})
