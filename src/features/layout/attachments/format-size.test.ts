import { expect, test } from 'vitest'
import { formatSize } from './format-size.ts'

test.each([
  [1, '1 KB', '1 KB'],
  [1024, '1 KB', '1 KB'],
  [27_100, '27 KB', '27 KB'],
  [1023 * 1024, '1023 KB', '1023 KB'],
  [1023 * 1024 + 1, '1 MB', '1 MB'],
  [1_258_291, '1,2 MB', '1.2 MB'],
  [25 * 1024 * 1024, '25 MB', '25 MB'],
])('%i bytes', (bytes, vi, en) => {
  expect(formatSize('vi', bytes).replace('\u00a0', ' ')).toBe(vi)
  expect(formatSize('en', bytes).replace('\u00a0', ' ')).toBe(en)
})
