import { expect, test } from 'vitest'
import { bindWords } from './bind-words.ts'

test.each([
  ['Công nghệ và chuyển đổi số', 'Công~nghệ và chuyển~đổi~số'],
  ['Báo cáo tài chính hợp nhất quý III năm 2026', 'Báo~cáo tài~chính hợp~nhất quý~III năm~2026'],
  ['Báo cáo thường niên 2025', 'Báo~cáo thường~niên 2025'],
  ['Nghị quyết Đại hội đồng cổ đông thường niên', 'Nghị~quyết Đại~hội~đồng cổ~đông thường~niên'],
  ['Hội đồng quản trị', 'Hội~đồng quản~trị'],
  ['Lưu chuyển tiền tệ', 'Lưu~chuyển tiền~tệ'],
  ['Rủi ro, cơ hội: thị trường', 'Rủi~ro, cơ~hội: thị~trường'],
  ['Chương trình, "dữ liệu"', 'Chương~trình, "dữ~liệu"'],
  ['thông\ntin', 'thông\ntin'],
  ['thị  trường', 'thị  trường'],
  ['Kết quả quý III/2026', 'Kết~quả quý~III/2026'],
  ['15 phiên giao dịch đầu tiên', '15~phiên giao~dịch đầu~tiên'],
  ['Trong 3 phiên bản', 'Trong 3~phiên~bản'],
  ['Trong 3 tháng cuối năm 2026', 'Trong 3~tháng cuối~năm~2026'],
  ['Năm 2026 và kế hoạch', 'Năm~2026 và kế~hoạch'],
  ['2026 năm bản lề', '2026 năm bản lề'],
  ['ngày 30 tháng 9', 'ngày~30 tháng~9'],
  ['Doanh nghiệp minh hoạ A chào bán', 'Doanh~nghiệp minh~hoạ~A chào~bán'],
  ['Chi nhánh TP. Hồ Chí Minh', 'Chi~nhánh TP.~Hồ~Chí~Minh'],
  ['Ông Trần Minh Đức, Chủ tịch', 'Ông Trần~Minh~Đức, Chủ~tịch'],
  ['Nguyễn Quang Trường Giang', 'Nguyễn~Quang Trường Giang'],
  ['Results for Q3 2026', 'Results for Q3~2026'],
  ['Notice of 18 November 2026', 'Notice of 18~November 2026'],
  ['Settled within 5 days', 'Settled within 5~days'],
  ['How to read a report', 'How to read a report'],
  ['', ''],
  ['A', 'A'],
])('%s', (title, shown) => {
  expect(bindWords(title)).toBe(shown.replaceAll('~', '\u00a0'))
})
