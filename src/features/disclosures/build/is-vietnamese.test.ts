import { expect, test } from 'vitest'
import { isVietnamese } from './is-vietnamese.ts'

test.each([
  [
    'a Vietnamese text',
    'Công ty công bố nghị quyết của Hội đồng quản trị về việc tạm ứng cổ tức năm 2026 bằng tiền.',
    true,
  ],
  [
    'one that was not composed',
    'Công ty công bố nghị quyết của Hội đồng quản trị về việc tạm ứng cổ tức bằng tiền.'.normalize('NFD'),
    true,
  ],
  [
    'an English text',
    'The Company discloses the resolution of its Board of Directors on an interim dividend for 2026.',
    false,
  ],
  [
    'an English text with Vietnamese names',
    'The Board appoints Nguyễn Văn A, born in Thừa Thiên Huế, as Deputy General Director from 1 January.',
    false,
  ],
  ['a name and a number', 'Nghị quyết số 12/2026/NQ-HĐQT', false],
  ['nothing', '', false],
])('%s', (_case, text, expected) => {
  expect(isVietnamese(text)).toBe(expected)
})
