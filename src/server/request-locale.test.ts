import { expect, test } from 'vitest'
import { toLanguages } from './request-locale.ts'

test.each([
  ['vi-VN,vi;q=0.9,en;q=0.8', ['vi-VN', 'vi', 'en']],
  ['en;q=0.5, vi;q=0.8', ['vi', 'en']],
  ['en;q=0, vi', ['vi']],
  ['en;q=abc', ['en']],
  ['*', ['*']],
  ['', []],
  [',,,', []],
])('%j → %j', (header, languages) => {
  expect(toLanguages(header)).toEqual(languages)
})

test.each([['x'.repeat(8192)], [','.repeat(8192)], [';q='.repeat(2000)], ['"'.repeat(8192)], ['a;"\\'.repeat(2000)]])(
  'rubbish is read without a word',
  (header) => {
    expect(() => toLanguages(header)).not.toThrow()
  },
)
