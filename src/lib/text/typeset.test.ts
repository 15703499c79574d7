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
  ['as at 30 June 2026, and on 1 May', 'as at 30~June~2026, and on 1~May'],
  ['June 2026, 130 June, 5 Mayors', 'June 2026, 130 June, 5 Mayors'],
  ['-34,0%', '−34,0%'],
  ['giảm -1.200,5 điểm (-0,43%)', 'giảm −1.200,5~điểm (−0,43%)'],
  ['2025-11-18, T-2, -1 phiên', '2025-11-18, T-2, −1 phiên'],
  ['-1 nguyên nhân', '-1 nguyên nhân'],
])('%s', (written, printed) => {
  expect(typeset(written)).toBe(printed.replaceAll('~', '\u00a0'))
})
