import { say } from '#lib/say/message.ts'
import { toNumberRules } from '../wording/number-rules.ts'

const word = String.raw`(?!\p{L})`
const magnitude = '(?:nghìn|ngàn|triệu|tỷ|tỉ)'

/** Figures in Vietnamese texts as English writes them: 5,500 and 12.5%. */
export const vietnameseNumberRules = toNumberRules({
  group: '.',
  labels:
    'phiên bản|bản|điều|khoản|điểm|mục|tiểu mục|chương|phần|phụ lục|mẫu|(?<!hệ |chỉ |tham |tỷ |tỉ )số|mã|tầng|phòng|trang|bảng|hình|bước|lô|WCAG|TLS|HTTP|ISO|OAuth|version|v\\.?',
  measures: `%|‰|(?:${magnitude}|lần|điểm|đồng|USD|EUR|kg|tấn|m²|km)${word}`,
  // Not thousands of billions, nor amounts in dollars, which have more decimals.
  magnitudes: `${magnitude}${word}(?!\\s(?:tỷ|tỉ|USD|EUR|đô la)${word})`,
  counted: `(?:đồng|VN[DĐ]|đ|₫|cổ phiếu|cổ phần|trái phiếu|chứng quyền|hợp đồng|tài khoản|khách hàng|nhà đầu tư|cổ đông|lệnh|người|nhân viên|doanh nghiệp|công ty|lượt)${word}`,
  // Not the rate of exchange, a ratio: 1.1.2 tỷ giá.
  sums: `%|‰|${magnitude}${word}(?!\\s(?:giá|lệ|trọng|suất|phần|hồi|tập)${word})|đồng${word}(?!\\s(?:tiền|thời|ý|bộ|hành)${word})|VN[DĐ]${word}|₫|cổ phiếu|cổ phần`,
  to: 'đến|tới',
  message: say`In Vietnamese a point is between thousands, and a comma before decimals`,
  doubt: say`In Vietnamese a comma is before decimals; write a point if these are thousands, or no zero at the end and no more decimals than it needs`,
})
