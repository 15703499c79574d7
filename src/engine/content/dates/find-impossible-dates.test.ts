import { expect, test } from 'vitest'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { findImpossibleDates } from './find-impossible-dates.ts'

test.each<[Locale, string, string[]]>([
  ['vi', 'Từ 31/02/2026 đến 05/03/2026.', ['31/02/2026']],
  [
    'vi',
    '31/02/2026–31/04/2026; 29-31/02/2026; 1.4.2026-31.4.2026',
    ['31/02/2026', '31/04/2026', '31/02/2026', '31.4.2026'],
  ],
  ['vi', '29/02/2027, 29/02/2028', ['29/02/2027']],
  ['vi', '2026-13-01, 2026-12-01, 2026-02-30.', ['2026-13-01', '2026-02-30']],
  ['vi', 'ngày 31 tháng 4 năm 2026, ngày 30 tháng 4', ['ngày 31 tháng 4 năm 2026']],
  ['vi', 'ngày 31/4, Ngày 30/2, ngày 29/2', ['ngày 31/4', 'Ngày 30/2']],
  ['vi', 'tháng 13/2026, tháng 13 năm 2026, tháng 12/2026', ['tháng 13/2026', 'tháng 13 năm 2026']],
  ['vi', '00/12/2026, 32/01/2026', ['00/12/2026', '32/01/2026']],
  ['en', '12/31/2026 and 31/12/2026', ['12/31/2026']],
  [
    'en',
    '30 February 2026, 28 February 2026, 31st of April, 31 Jun 2026',
    ['30 February 2026', '31st of April', '31 Jun 2026'],
  ],
  ['en', 'February 30, 2026, Apr. 31 2026', ['February 30, 2026', 'Apr. 31 2026']],
  ['en', '29–31 April 2026', ['31 April 2026']],
])('in %s: %s', (locale, text, expected) => {
  expect(findImpossibleDates(text, locale).map(({ found }) => found)).toEqual(expected)
})

test.each([
  'Số 31/02/2026/NQ-HĐQT, 31/04/2026-NQ, 121/2020/TT-BTC, 31/02/2026/QĐ',
  '1.13.2026, 192.31.2.2026, phiên bản 31.2.2026.1, 45/13/2026, 85/12/2026',
  'trong 12 tháng năm 2026, sau 31 tháng, 6 tháng 2026, ngày 24/7, ngày 1/1000',
  'In February 30 companies, March 45, of May 31, Decree 155/2020/ND-CP, page 31 of 2026',
  '2026-13-32, 0912-13-2026, 2026-1301, a2026-13-01, 2026-13-01-2, 10/2026/13/2026',
])('none in: %s', (text) => {
  for (const locale of locales) expect(findImpossibleDates(text, locale)).toEqual([])
})

test.each<[Locale, string, string]>([
  ['vi', '31/02/2026', '“31/02/2026” is no day of the calendar: month 2 of 2026 has 28 days; correct it'],
  ['en', '31 April', '“31 April” is no day of the calendar: month 4 has 30 days; correct it'],
  ['en', '12/31/2026', '“12/31/2026” is no day of the calendar: a year has 12 months; did you mean 31/12/2026?'],
])('the message in %s for %s', (locale, text, message) => {
  expect(findImpossibleDates(text, locale).map((one) => String(one.message))).toEqual(
    message.includes('13-32') ? [] : [message],
  )
})

test.each(['1/', '12/', '31 ', 'ngày ', 'ngày 31 ', 'tháng 13', '2026-', 'Feb 30 ', '30 Feb'])(
  'a megabyte of %j is read at once',
  (part) => {
    for (const locale of locales) findImpossibleDates(part.repeat(2 ** 20 / part.length), locale)
  },
)
