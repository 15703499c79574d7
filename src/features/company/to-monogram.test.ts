import { expect, test } from 'vitest'
import { toMonogram } from './to-monogram.ts'

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
  expect(toMonogram(name)).toBe(monogram)
})
