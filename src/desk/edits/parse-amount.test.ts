import { expect, test } from 'vitest'
import { writeFigure } from '#lib/say/figures.ts'
import type { ProgramLanguage } from '#lib/say/languages.ts'
import { parseAmount } from './parse-amount.ts'

test.each<[string, ProgramLanguage, object]>([
  ['1.200.000', 'vi', { value: '1200000' }],
  ['1,200,000', 'en', { value: '1200000' }],
  ['1200000', 'vi', { value: '1200000' }],
  ['1 200 000,5', 'vi', { value: '1200000.5' }],
  ['1\u00a0200\u202f000', 'vi', { value: '1200000' }],
  ['1.200.000,50', 'vi', { value: '1200000.50' }],
  ['1.200', 'vi', { value: '1200', other: '1.200' }],
  ['5,500', 'vi', { value: '5.500', other: '5500' }],
  ['5,500', 'en', { value: '5500', other: '5.500' }],
  ['0,15', 'vi', { value: '0.15' }],
  ['(1.234)', 'vi', { value: '-1234', other: '-1.234' }],
  ['\u2212 12', 'vi', { value: '-12' }],
  ['+7', 'vi', { value: '7' }],
  ['-0', 'vi', { value: '0' }],
  ['007', 'vi', { value: '7' }],
  ['123456789012345678901,05', 'vi', { value: '123456789012345678901.05' }],
])('%s in %s', (text, language, expected) => {
  expect(parseAmount(text, language)).toEqual({ isDone: true, ...expected })
})

test.each<[string, ProgramLanguage, string | undefined]>([
  ['1.5', 'vi', '1.5'],
  ['1,234.5', 'vi', '1234.5'],
  ['1.2000.000', 'vi', '12000000'],
  ['1.200.000', 'en', '1200000'],
  ['12a', 'vi', undefined],
  ['', 'vi', undefined],
  ['(-5)', 'vi', undefined],
  ['1,2,3', 'vi', '123'],
])('%s is no number in %s', (text, language, nearest) => {
  expect(parseAmount(text, language)).toEqual({ isDone: false, nearest })
})

test.each(['0', '7', '-1234567.890', '12345678901234567890123.4567'])('%s is read as it is shown', (value) => {
  for (const language of ['vi', 'en'] as const) {
    expect(parseAmount(writeFigure(value, language), language)).toMatchObject({ value })
  }
})
