import { expect, test } from 'vitest'
import { bindMessage } from './bind-message.ts'

test.each([
  ['Cơ cấu cổ đông', 'Cơ~cấu cổ~đông'],
  ['Năm {fiscalYear}', 'Năm~{fiscalYear}'],
  ['Giá trị {title}', 'Giá~trị {title}'],
  ['Đóng cửa phiên <0>{0}</0>', 'Đóng~cửa phiên <0>{0}</0>'],
  ['{0, plural, one {# page} other {# pages}}', '{0, plural, one {# page} other {# pages}}'],
])('%s', (message, shown) => {
  expect(bindMessage(message)).toBe(shown.replaceAll('~', '\u00a0'))
})
