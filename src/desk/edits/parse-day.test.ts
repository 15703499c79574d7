import { expect, test } from 'vitest'
import { parseDay, parseMoment } from './parse-day.ts'

test.each<[string, string]>([
  ['31/12/2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  ['31-12-2026', '2026-12-31'],
  ['31.12.2026', '2026-12-31'],
  [' 2026-12-31 ', '2026-12-31'],
  ['31 December 2026', '2026-12-31'],
  ['3 dec 2026', '2026-12-03'],
  ['ngày 31 tháng 12 năm 2026', '2026-12-31'],
  ['29/02/2028', '2028-02-29'],
])('%s is a day', (text, value) => {
  expect(parseDay(text)).toEqual({ isDone: true, value })
})

test.each<[string, string | undefined, string?]>([
  ['31/02/2026', '2026-02-28', '2026-02-31'],
  ['29/02/2026', '2026-02-28', '2026-02-29'],
  ['31/04/2026', '2026-04-30', '2026-04-31'],
  ['12/31/2026', '2026-12-31', '2026-31-12'],
  ['2026-02-31', '2026-02-28', '2026-02-31'],
  ['1/2/26', '2026-02-01'],
  ['31/2/26', '2026-02-28', '2026-02-31'],
  ['99/12/2026', undefined, '2026-12-99'],
  ['13/13/2026', undefined, '2026-13-13'],
  ['5 Foo 2026', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('%s is no day', (text, nearest, unreal) => {
  expect(parseDay(text)).toEqual({ isDone: false, nearest, unreal })
})

test.each<[string, string]>([
  ['31/12/2026 16:40', '2026-12-31T16:40+07:00'],
  ['16:40 31/12/2026', '2026-12-31T16:40+07:00'],
  ['16h40 ngày 31/12/2026', '2026-12-31T16:40+07:00'],
  ['31 December 2026, 08:00', '2026-12-31T08:00+07:00'],
  ['31/12/2026 lúc 8h', '2026-12-31T08:00+07:00'],
  ['2026-12-31T16:40', '2026-12-31T16:40+07:00'],
  ['2026-12-31T16:40:00+07:00', '2026-12-31T16:40+07:00'],
])('%s is a moment', (text, value) => {
  expect(parseMoment(text)).toEqual({ isDone: true, value })
})

test.each<[string, string | undefined, string?]>([
  ['31/02/2026 16:40', '2026-02-28T16:40+07:00', '2026-02-31T16:40+07:00'],
  ['31/12/2026 25:00', '2026-12-31T23:59+07:00', '2026-12-31T25:00+07:00'],
  ['31/12/2026 16:75', '2026-12-31T16:59+07:00', '2026-12-31T16:75+07:00'],
  ['31/12/2026', undefined],
  ['2026-12-31T16:40+09:00', undefined],
  ['soon', undefined],
])('%s is no moment', (text, nearest, unreal) => {
  expect(parseMoment(text)).toEqual({ isDone: false, nearest, unreal })
})
