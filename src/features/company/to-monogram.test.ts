import { expect, test } from 'vitest'
import { toMonograms } from './to-monogram.ts'

test.each([
  ['Nguyễn Thị Minh Ánh', 'MÁ'],
  ['Đỗ Quang', 'ĐQ'],
  ['Lê Văn Ư', 'VƯ'],
  ['Lê Văn Ư'.normalize('NFD'), 'VƯ'],
  ['Trần\u00a0Thị\u00a0Hoà', 'TH'],
  ['Ông nguyễn an', 'NA'],
  ['Phạm (Tom) Bình', 'TB'],
  ['Cher', 'C'],
  ['Tan Lee-Chong', 'LC'],
  ['', ''],
])('%s → %s', (name, monogram) => {
  expect(toMonograms([name]).get(name)).toBe(monogram)
})

test.each<[string, Record<string, string>]>([
  ['names that differ', { 'Lê Văn An': 'VA', 'Trần Thị Bình': 'TB' }],
  ['the same last two initials', { 'Thành viên Ban điều hành B': 'ĐHB', 'Thành viên HĐQT B': 'VHB' }],
  ['one of three words, one of two', { 'Lê Hoà Bình': 'LHB', 'Hà Bắc': 'HB' }],
  ['one that more words do not tell apart', { 'Hà Bắc': 'HB', 'Hoà Bình': 'HB' }],
])('%s', (_case, monograms) => {
  expect(Object.fromEntries(toMonograms(Object.keys(monograms)))).toEqual(monograms)
})
