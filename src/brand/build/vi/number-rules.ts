import { say } from '#lib/say/message.ts'
import type { WordingRule } from '#lib/text/wording-rule.ts'
import { toNumberRules } from '../wording/number-rules.ts'

const word = String.raw`(?!\p{L})`
const magnitude = '(?:nghìn|ngàn|triệu|tỷ|tỉ)'

const foreignRules = toNumberRules({
  group: '.',
  labels:
    'phiên bản|bản|điều|khoản|điểm|mục|tiểu mục|chương|phần|phụ lục|mẫu|(?<!hệ |chỉ |tham |tỷ |tỉ )số|mã|tầng|phòng|trang|bảng|hình|bước|lô|WCAG|TLS|HTTP|ISO|OAuth|version|v\\.?',
  identifiers:
    '(?:số )?(?:seri|sê-ri|serial|hiệu)(?: là)?|số (?:tài khoản|hợp đồng|lô|thẻ|máy|khung|định danh|tham chiếu)(?: là)?|(?:tài khoản|hợp đồng|thẻ|công văn|quyết định|lô|biển) số|mã(?: (?:số|số thuế|lô|hàng|vạch|giao dịch|khách hàng|hợp đồng|tham chiếu|tài khoản|tra cứu))?(?: là)?',
  measures: `%|‰|(?:${magnitude}|lần|điểm|đồng|USD|EUR|kg|tấn|m²|km)${word}`,
  // Not thousands of billions, nor amounts in dollars, which have more decimals.
  magnitudes: `${magnitude}${word}(?!\\s(?:tỷ|tỉ|USD|EUR|đô la)${word})|(?:USD|EUR|đô la)${word}(?!/)`,
  counted: `(?:đồng|VN[DĐ]|đ|₫|cổ phiếu|cổ phần|trái phiếu|chứng quyền|hợp đồng|tài khoản|khách hàng|nhà đầu tư|cổ đông|lệnh|người|nhân viên|doanh nghiệp|công ty|lượt)${word}`,
  // Not the rate of exchange, a ratio: 1.1.2 tỷ giá.
  sums: `%|‰|${magnitude}${word}(?!\\s(?:giá|lệ|trọng|suất|phần|hồi|tập)${word})|đồng${word}(?!\\s(?:tiền|thời|ý|bộ|hành)${word})|VN[DĐ]${word}|₫|cổ phiếu|cổ phần`,
  to: 'đến|tới',
  message: say`In Vietnamese a point is between thousands, and a comma before decimals`,
  doubt: say`In Vietnamese a comma is before decimals; write a point if these are thousands, or no zero at the end and no more decimals than it needs`,
})

/** Figures that may be written as elsewhere: the editor knows what was meant. */
const doubtfulRules: readonly WordingRule[] = [
  {
    pattern: /(?<![\p{L}\p{N}_.,/:#-])[1-9]\d{1,2}\.\d{3}(?=\s?[%‰])/gu,
    needs: /\d\.\d{3}\s?[%‰]/,
    message: say`In Vietnamese a point is between thousands, which would be more than ten thousand per cent; write a comma before decimals`,
    toReplacement: () => undefined,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}_.,/:#|-]|\\d[ \\u00A0])(?<!(?:quý|tháng|ngày|năm|kỳ|lần|đợt|thứ|số|khoản|điều|điểm|mục|top|bảng|hình)\\s)[1-9]\\d{0,2}(?:[ \\u00A0]\\d{3})+(?=[ \\u00A0](?:${magnitude}|đồng|VND|USD|cổ phiếu|cổ phần)${word})`,
      'giu',
    ),
    needs: /\d[ \u00A0]\d{3}[ \u00A0]/,
    message: say`In Vietnamese a point is between thousands, and no space; write a point if this is one figure`,
    toReplacement: () => undefined,
  },
]

/** Figures in Vietnamese texts as other languages write them: 5,500, 12.5% and 1 200. */
export const vietnameseNumberRules: readonly WordingRule[] = [...foreignRules, ...doubtfulRules]
