import { expect, test } from 'vitest'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { findMentions } from './find-mentions.ts'

const valuesOf = (source: string) => findMentions(source, sourceLocale).map(({ kind, value }) => `${kind} ${value}`)

test.each<[string, string, string[]]>([
  ['an email address', 'Gửi tới LienHe@example.com.', ['email lienhe@example.com']],
  ['a link with its address', '[a@b.vn](mailto:a@b.vn)', ['email a@b.vn']],
  ['an address in code', 'Kẻ gian dùng `hotro@shs-vn.example`.', []],
  ['an address in a block of code', '```\na@b.vn\n```\nc@d.vn', ['email c@d.vn']],
  ['a name on another site', 'https://example.com/@shs', []],
  ['a number with groups', 'Gọi 024 3100 0000 ngay.', ['phone +842431000000']],
  ['a number without groups', 'Gọi 0243 1000 000 hoặc 0912345678', ['phone +842431000000', 'phone +84912345678']],
  ['a number with a country code', 'Dial +84 24 3100 0000.', ['phone +842431000000']],
  ...[
    '(024) 3100 0000',
    '(024)31000000',
    '024.3100.0000',
    '024-3100-0000',
    '024\u00A03100\u00A00000',
    '024 31 00 00 00',
    '024 310 00000',
    '+842431000000',
    '(+84) 24 3100 0000',
    '(+84) 243 100 0000',
    '+84 (0)24 3100 0000',
    '+84 (24) 3100-0000',
    '+84-24-3100-0000',
    '+84.24.3100.0000',
    '0084 24 3100 0000',
    '(84-24) 3100 0000',
  ].map((text): [string, string, string[]] => [text, `Gọi ${text}.`, ['phone +842431000000']]),
  ...['1900.1234', '1900-1234', '1900 12 34'].map((text): [string, string, string[]] => [
    text,
    `Gọi ${text}.`,
    ['phone 19001234'],
  ]),
  ['figures in rows', '05 10 15 20 25, 01-02-2026 03-04, 01.02.2026, 2026-01-02 08 30, (0,5), (12) 5.000.000', []],
  ['a link to a number', '[Gọi](tel:+842431000000)', ['phone +842431000000']],
  ['a hotline', 'Tổng đài 1900 1234', ['phone 19001234']],
  ['amounts, years, dates and shares', '1.000.000 đồng, 0,45%, năm 1900, 08/12/2026, 2026-01-02, 0.001.000', []],
  ['an identity number', 'Số 001202000123', []],
  ['a document number', '01/2026/QĐ-SHS, 0100/2026', []],
  ['hours in a row', '| Hội sở | 08:00 – 11:45, 13:00–17:00 |', ['hours 08:00–11:45', 'hours 13:00–17:00']],
  ['hours in other forms', '- 8h00 - 11h45, 8.15 am to 5.00 pm', ['hours 08:00–11:45', 'hours 08:15–17:00']],
  ['hours in words', 'Từ 09:15 đến 11:30.', ['hours 09:15–11:30']],
  ['decimals', 'Giảm từ 8.15 – 11.45 điểm', []],
  ['no such hours', '25:00 – 26:00, 10:75 – 11:80', []],
])('%s', (_case, source, expected) => {
  expect(valuesOf(source)).toEqual(expected)
})

test('the position and the sentence of a mention', () => {
  expect(findMentions('a\nQuầy nghỉ lễ. Hội sở mở cửa 08:00–11:45 hằng ngày.', sourceLocale)).toEqual([
    {
      kind: 'hours',
      locale: sourceLocale,
      line: 2,
      column: 29,
      text: '08:00–11:45',
      value: '08:00–11:45',
      context: 'Hội sở mở cửa 08:00–11:45 hằng ngày.',
      isLine: false,
    },
  ])
})
