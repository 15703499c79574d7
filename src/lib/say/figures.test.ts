import { expect, test } from 'vitest'
import { figure, typed, writeDate, writeFigure } from './figures.ts'
import { say, toWords, type Message } from './message.ts'

test.each<[string, string, string]>([
  ['0', '0', '0'],
  ['999', '999', '999'],
  ['1000', '1,000', '1.000'],
  ['26214400', '26,214,400', '26.214.400'],
  ['-1234.50', '-1,234.50', '-1.234,50'],
  ['+72.41', '+72.41', '+72,41'],
  ['0.1', '0.1', '0,1'],
  ['1e21', '1e21', '1e21'],
  ['Q1', 'Q1', 'Q1'],
])('the number %s', (digits, english, vietnamese) => {
  expect([writeFigure(digits, 'en'), writeFigure(digits, 'vi')]).toEqual([english, vietnamese])
})

test.each<[string, string, string]>([
  ['2026-11-28', '28 November 2026', '28/11/2026'],
  ['2026-01-05', '5 January 2026', '05/01/2026'],
  ['2026-11-28T17:05', '28 November 2026, 17:05', '28/11/2026 17:05'],
  ['2026-11-28T17:05:09.123+07:00', '28 November 2026, 17:05', '28/11/2026 17:05'],
  ['2026-11-28.pdf', '2026-11-28.pdf', '2026-11-28.pdf'],
])('the date %s', (iso, english, vietnamese) => {
  expect([writeDate(iso, 'en'), writeDate(iso, 'vi')]).toEqual([english, vietnamese])
})

test.each<[Message, string, string]>([
  [say`${1593} of ${2}`, '1,593 of 2', '1.593 of 2'],
  [say`${12345n} shares`, '12,345 shares', '12.345 shares'],
  [say`${figure('-0.41')} %`, '-0.41 %', '-0,41 %'],
  [say`the year ${'2026'}`, 'the year 2026', 'the year 2026'],
  [say`on ${'2026-11-28'}`, 'on 28 November 2026', 'on 28/11/2026'],
  [say`such as ${typed('2026-11-28')}`, 'such as 2026-11-28', 'such as 2026-11-28'],
  [
    say`write "from: ${'2026-11-28'}", not "${1000}"`,
    'write "from: 2026-11-28", not "1000"',
    'write "from: 2026-11-28", not "1000"',
  ],
  [say`within ${say`a sentence of ${1000}`}`, 'within a sentence of 1,000', 'within a sentence of 1.000'],
])('%s', (message, english, vietnamese) => {
  expect([toWords(message), toWords(message, { language: 'vi', words: new Map() })]).toEqual([english, vietnamese])
})
