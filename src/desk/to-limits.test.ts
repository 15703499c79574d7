import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dateField, decimalField, instantField, localizedText, text } from '#engine/model/entries/fields.ts'
import { speak } from '#engine/program/language.ts'
import { codeLanguage } from '#lib/say/languages.ts'
import { told } from '#lib/say/speech.ts'
import { toLimits } from './to-limits.ts'

test.each<[string, unknown, string, string]>([
  ['a text', text(120), 'At most 120 characters.', 'Tối đa 120 ký tự.'],
  ['a long text', v.optional(text(4000)), 'At most 4,000 characters.', 'Tối đa 4.000 ký tự.'],
  ['a text in each language', localizedText(80), 'At most 80 characters.', 'Tối đa 80 ký tự.'],
  ['a date', dateField, 'Must be a date such as 2026-10-12.', 'Phải là ngày, chẳng hạn 2026-10-12.'],
  [
    'a moment',
    instantField,
    'Must be a date and time with offset, such as 2026-10-12T08:30+07:00.',
    'Phải là ngày giờ kèm múi giờ, chẳng hạn 2026-10-12T08:30+07:00.',
  ],
  [
    'a decimal',
    v.optional(decimalField),
    'Must be a decimal with a point and no separators, such as "1200.50".',
    'Phải là số thập phân dùng dấu chấm, không có dấu phân cách hàng nghìn, chẳng hạn "1200.50".',
  ],
  [
    'a year',
    v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
    'A whole number from 2000 to 2100.',
    'Số nguyên từ 2000 đến 2100.',
  ],
  ['a position', v.pipe(v.number(), v.integer(), v.minValue(0)), 'A whole number from 0.', 'Số nguyên từ 0 trở lên.'],
  ['a choice', v.picklist(['a', 'b']), 'One of a, b.', 'Một trong: a, b.'],
  [
    'a list',
    v.pipe(v.array(v.string()), v.minLength(2), v.maxLength(4)),
    'At least 2 items. At most 4 items.',
    'Ít nhất 2 mục. Tối đa 4 mục.',
  ],
  ['anything', v.string(), '', ''],
])('%s', (_name, schema, english, vietnamese) => {
  speak('vi')
  const inVietnamese = toLimits(schema).map(told).join(' ')
  speak(codeLanguage)
  expect([toLimits(schema).map(told).join(' '), inVietnamese]).toEqual([english, vietnamese])
})

test('a form of which the description has an example is not said again', () => {
  expect(toLimits(dateField, 'The day: 2026-06-30.')).toEqual([])
})

test('choices that the description explains are not listed again', () => {
  expect(toLimits(v.picklist(['a', 'b']), 'a: the first; b: the second.')).toEqual([])
})
