import { expect, test } from 'vitest'
import { locales, mapLocales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import type { WordingPlace } from '#lib/text/wording-rule.ts'
import { findMentions } from '../mentions/find-mentions.ts'
import { findWording } from './find-wording.ts'
import { maskMarkdown } from './mask-markdown.ts'
import type { Term } from './wording-list.ts'

const none = mapLocales((): string[] => [])
const terms: Term[] = [
  {
    preferred: { en: 'client' },
    refused: { ...none, en: ['customer'] },
    allowed: { ...none, en: ['Know Your Customer', 'know your customer'] },
    sure: true,
  },
  {
    preferred: { en: 'know your customer' },
    refused: { ...none, en: ['client identification'] },
    allowed: none,
    sure: true,
  },
  {
    preferred: { en: 'final decision' },
    refused: { ...none, en: ['last word'] },
    allowed: none,
    sure: false,
  },
  {
    preferred: { vi: 'quản trị công ty', en: 'corporate governance' },
    refused: { ...none, vi: ['quản trị doanh nghiệp'] },
    allowed: { ...none, vi: ['Quản trị doanh nghiệp'] },
    sure: true,
  },
  {
    preferred: { en: 'call auction' },
    refused: { ...none, en: ['periodic matching', 'periodic matching session'] },
    allowed: none,
    sure: true,
  },
]

/** The text with all forms replaced; `?` stands for what only an editor can replace. */
function rewrite(text: string, locale: Locale, place: WordingPlace = 'body'): string {
  return findWording(text, { locale, terms, place })
    .toReversed()
    .reduce(
      (all, { index, found, replacement }) =>
        all.slice(0, index) + (replacement ?? '?') + all.slice(index + found.length),
      text,
    )
}

test.each([
  ['ngày 3/12/2026', 'ngày 03/12/2026'],
  ['ngày 2026-10-12 và 2026/3/5.', 'ngày 12/10/2026 và 05/03/2026.'],
  ['ngày 03-12-2026 và 3.12.2026', 'ngày 03/12/2026 và 03/12/2026'],
  ['ngày 21/5, thứ Hai 4/5', 'ngày 21/05, thứ Hai 04/05'],
  ['ngày 8 tháng 11 năm 2026', 'ngày 08/11/2026'],
  ['từ 8h15 đến 20h', 'từ 08:15 đến 20:00'],
  ['lúc 8 giờ 30', 'lúc 08:30'],
  ['lúc 17g00', 'lúc 17:00'],
  ['từ 9:15 đến 11:30', 'từ 09:15 đến 11:30'],
  ['quý 3, Quý 1 và quý II', 'Quý III, Quý I và Quý II'],
  ['Q3/2026, Quý IV năm 2026', 'Quý III/2026, Quý IV/2026'],
  ['5.500 tỷ VNĐ, 20.000 đ và 10.000 ₫', '5.500 tỷ đồng, 20.000 đồng và 10.000 đồng'],
  ['Uỷ ban, huỷ, luỹ kế, UỶ BAN', 'Ủy ban, hủy, lũy kế, ỦY BAN'],
  ['hóa đơn, khỏe, tòa nhà', 'hoá đơn, khoẻ, toà nhà'],
  ['Sở Giao dịch Chứng khoán, Sở GDCK', 'Sở giao dịch chứng khoán, Sở giao dịch chứng khoán'],
  ['quản trị doanh nghiệp', 'quản trị công ty'],
  ['hai  dấu cách', 'hai dấu cách'],
])('Vietnamese: %s', (text, expected) => {
  expect(rewrite(text, 'vi')).toBe(expected)
  expect(rewrite(expected, 'vi')).toBe(expected)
})

test.each([
  ['18/11/2026, 08:15, Quý III/2026, quý khách, 1.234,5 tỷ đồng'],
  ['2026-10-12T08:30, bao-cao-2026-10-12.pdf, 2026-13-40'],
  ['tỷ lệ 2:10; điều 3 quý khách; văn bản 96/2020/TT-BTC; số 12/11/2026-NQ'],
  ['quý, quỹ, hoà, toán, hoán đổi, thúy'],
  ['mục Quản trị doanh nghiệp; từ 3/4 tổng số thành viên'],
  ['thời gian 8 giờ, sau 24 giờ'],
])('Vietnamese as it is: %s', (text) => {
  expect(rewrite(text, 'vi')).toBe(text)
})

test.each([
  ['November 8, 2026 and Nov 18th, 2026', '8 November 2026 and 18 November 2026'],
  ['8 Nov 2026, 18th November', '8 November 2026, 18 November'],
  ['18/11/2026 and 2026-11-08', '18 November 2026 and 8 November 2026'],
  ['from 8.15 am to 4 p.m. on Friday', 'from 08:15 to 16:00 on Friday'],
  ['until 5 p.m. The desk', 'until 17:00. The desk'],
  ['from 9:15 to 12:30 pm', 'from 09:15 to 12:30'],
  ['5,500 billion VND, 100 dong, VND5', 'VND 5,500 billion, VND 100, VND 5'],
  ['USD70 a barrel and EUR1.5 million', 'USD 70 a barrel and EUR 1.5 million'],
  ['The organization analyzes its center', 'The organisation analyses its centre'],
  ['Five percent of customers', 'Five per cent of clients'],
  ['Customers and a periodic matching session', 'Clients and a call auction'],
  ['Electronic client identification (eKYC)', 'Electronic know your customer (eKYC)'],
])('English: %s', (text, expected) => {
  expect(rewrite(text, 'en')).toBe(expected)
  expect(rewrite(expected, 'en')).toBe(expected)
})

test.each([
  ['Total assets: VND 14,700 to 15,000 billion', true],
  ['Total assets rose from VND 14,700 to 15,000 billion', false],
  ['a range of VND 14,700–15,000 billion', false],
])('a change of amounts that reads as a range: “%s”: %s', (text, isFound) => {
  const found = findWording(text, { locale: 'en', terms, place: 'body' }).map(({ message }) => String(message))
  expect(found.some((message) => message.includes('a range has a dash'))).toBe(isFound)
})

test.each([
  ['18 November 2026, 08:15, a ratio of 2:10, VND 5,500 billion'],
  ['The size and the prize of a citizen; Circular 96/2020/TT-BTC'],
  ['Know Your Customer'],
  ['Electronic know your customer (eKYC). Know your customer first.'],
])('English as it is: %s', (text) => {
  expect(rewrite(text, 'en')).toBe(text)
})

test.each<[Locale, string, string]>([
  ['vi', 'Báo cáo năm 2025 (số liệu minh hoạ)', 'Báo cáo năm 2025'],
  ['vi', 'Kết quả trong kỳ; số liệu minh hoạ.', 'Kết quả trong kỳ.'],
  ['vi', 'Các cột mốc minh hoạ từ ngày đầu', 'Các cột mốc ? từ ngày đầu'],
  ['vi', 'Doanh nghiệp minh hoạ A và một ví dụ minh hoạ', 'Doanh nghiệp minh hoạ A và một ví dụ minh hoạ'],
  ['en', 'Annual report (illustrative)', 'Annual report'],
  ['en', 'All figures are illustrative', 'All figures are ?'],
  ['en', 'SHS and Illustrative company A', 'SHS and Illustrative company A'],
  ['en', 'Results; unaudited and illustrative', 'Results; unaudited and ?'],
  ['vi', '**Đại hội** và __cổ đông__, ~~cũ~~ `mới`', 'Đại hội và cổ đông, cũ mới'],
  ['vi', '## Đại hội [a](/b) 2**3', 'Đại hội a 2?3'],
  ['vi', '5.500&nbsp;tỷ &amp; <b>đậm</b> &#8203;', '5.500\u00A0tỷ & ?đậm? ?'],
  ['en', 'The Company\'s "first" year', 'The Company’s “first” year'],
])('a title in %s: %s', (locale, text, expected) => {
  expect(rewrite(text, locale, 'head')).toBe(expected)
})

test.each([
  ['„Vốn“ và «lãi», « lỗ »', '“Vốn” và “lãi”, “lỗ”'],
  ['gọi là ”thặng dư“, (”quỹ“)', 'gọi là “thặng dư”, (“quỹ”)'],
  ["''thặng dư'' và ‘‘quỹ’’", '“thặng dư” và “quỹ”'],
  ['the Company´s, clients‘ and it‘s', 'the Company’s, clients‘ and it’s'],
  ['nhà\u00A0đầu\u00A0tư', 'nhà đầu tư'],
  ['| Thứ\u00A0nhất | a', '| Thứ\u00A0nhất | a'],
  ['5.500\u00A0tỷ\u00A0đồng, Điều\u00A05, ông\u00A0A', '5.500\u00A0tỷ\u00A0đồng, Điều\u00A05, ông\u00A0A'],
  ['một \u00A0hai\u00A0\u00A0ba\u00A0 bốn', 'một hai ba bốn'],
  ['Một\n\u00A0\n\u00A0 Hai', 'Một\n\nHai'],
  ['một , hai ; ba !', 'một, hai; ba!'],
  ['“Một” và ”hai, 5’30, ’90, a ‘b’ c, = ‘‘', '“Một” và ”hai, 5’30, ’90, a ‘b’ c, = ‘‘'],
])('what was pasted: %j', (text, expected) => {
  for (const locale of locales) {
    expect(rewrite(text, locale)).toBe(expected)
    expect(rewrite(expected, locale)).toBe(expected)
  }
})

test('columns of spaces are left to the check of tables', () => {
  const table = 'Doanh thu      1.234\nLợi nhuận     567'
  expect(rewrite(table, sourceLocale)).toBe(table)
  expect(rewrite('một   hai\nba', sourceLocale)).toBe('một hai\nba')
})

test('marks of Markdown are for texts of Markdown', () => {
  expect(rewrite('**a** [b](/c) `d` &nbsp; ~~e~~', 'vi')).toBe('**a** [b](/c) `d` &nbsp; ~~e~~')
})

test('a text may say that it is an example; quotes in it become curly by themselves', () => {
  for (const locale of locales) {
    const text = 'minh hoạ, illustrative figures, "a", it\'s'
    expect(rewrite(text, locale)).toBe(text)
  }
})

test('a message says what is wrong and what to write', () => {
  const messages = findWording('ngày 3/12/2026', { locale: 'vi', terms, place: 'body' }).map(({ message }) =>
    String(message),
  )
  expect(messages).toEqual(['“3/12/2026”: A date has two digits for day and month, and slashes; write “03/12/2026”'])
})

test('what only an editor can write anew has advice, and no replacement', () => {
  const [found] = findWording('The board has the last word.', { locale: 'en', terms, place: 'body' })
  expect(found?.replacement).toBeUndefined()
  expect(String(found?.message)).toBe('“last word”: One term for one thing; write “final decision”')
})

const megabyte = 2 ** 20

test.each([
  'a',
  'a.',
  '„a',
  '”a ',
  "''a",
  'a\u00A0',
  '\u00A0 ',
  'a ,',
  '-',
  '-x',
  '{#',
  '`',
  '[](',
  '<',
  ' ',
  '| ',
  '1',
  '8h',
  '1.',
  '+1',
])('a megabyte of %j is read at once', (part) => {
  const source = part.repeat(megabyte / part.length)
  expect(maskMarkdown(source)).toHaveLength(source.length)
  for (const locale of locales) findWording(maskMarkdown(source), { locale, terms: [], place: 'body' })
  expect(findMentions(source, sourceLocale)).toBeInstanceOf(Array)
})
