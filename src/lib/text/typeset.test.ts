import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test.each([
  ['Hội thảo "Giữ vốn trước"', 'Hội thảo “Giữ vốn trước”'],
  ['"Câu hữu ích nhất", ông nói', '“Câu hữu ích nhất”, ông nói'],
  ["owners' equity, today's close", 'owners’ equity, today’s close'],
  [`the board ("we don't")`, 'the board (“we don’t”)'],
  ['VND 5,500 billion', 'VND~5,500~billion'],
  ['vay 5.500 tỷ đồng', 'vay 5.500~tỷ~đồng'],
  ['18 nghìn tỷ đồng', '18~nghìn~tỷ đồng'],
  ['tăng 1.200 điểm', 'tăng 1.200~điểm'],
  ['3 điểmx, 2 đồngs', '3 điểmx, 2 đồngs'],
  ['năm 2026 bằng tiền', 'năm 2026 bằng tiền'],
])('%s', (written, printed) => {
  expect(typeset(written)).toBe(printed.replaceAll('~', '\u00a0'))
})
