import { expect, test } from 'vitest'
import { foldToSlug } from './fold-to-slug.ts'

test.each([
  ['Ðại hội đồng cổ ðông', 'dai-hoi-dong-co-dong'],
  ['HÐQT ΑСB', 'hdqt-acb'],
  ['Quỹ đầu\u00ADtư', 'quy-dautu'],
  ['Đại hội đồng cổ đông', 'dai-hoi-dong-co-dong'],
  ['Uỷ ban kiểm toán', 'uy-ban-kiem-toan'],
  ['Uỷ ban kiểm toán'.normalize('NFD'), 'uy-ban-kiem-toan'],
  ['Lãi suất +0,25% – điều gì tiếp theo?', 'lai-suat-0-25-dieu-gi-tiep-theo'],
  ['  SHS  ', 'shs'],
  ['…', ''],
])('%s → %s', (text, slug) => {
  expect(foldToSlug(text)).toBe(slug)
})
