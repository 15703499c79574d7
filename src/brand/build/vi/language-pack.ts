import { say } from '#lib/say/message.ts'
import type { LanguagePack } from '#lib/text/language-pack.ts'
import { compounds } from './compounds.ts'
import { vietnameseRules } from './wording-rules.ts'

const toWords = (words: string) => words.trim().split(/\s+/)

export const vietnamese: LanguagePack = {
  name: say`Vietnamese`,
  compounds,
  labels: toWords(`
    năm quý tháng ngày tuần kỳ lần đợt số điều khoản điểm mục chương phần bước phiên hạng bậc cấp lô mẫu nhóm tầng phòng thứ mốc
    hđqt hoạ khối lớp vòng bản quận
  `),
  counted: toWords(`
    ngày tháng năm quý tuần phiên giờ phút giây lần bước câu điểm điều mục loại nhóm người cổ mã lớp kênh trang cách nguyên mốc mức
    nghìn triệu tỷ đồng phần giai buổi công doanh quỹ trái hợp sản tầng kịch yếu dấu lý
  `),
  // A street can have one too.
  surnames: toWords(`
    nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh đoàn trịnh đào mai lương tạ cao tô trương
  `),
  titles: ['TP', 'ThS', 'TS'],
  dateForms: [
    /[Nn]gày (?<=(?<!\p{L}).{5})(?<day>\d{1,2}) tháng (?<month>\d{1,2})(?: năm (?<year>\d{4}))?(?!\d)/gu,
    /(?=\d)(?<![\d/.,])(?<day>\d{1,2}) tháng (?<month>\d{1,2}) năm (?<year>\d{4})(?!\d)/gu,
    /[Nn]gày (?<=(?<!\p{L}).{5})(?<day>\d{1,2})\/(?<month>\d{1,2})(?![\d/]|[.,-]\d|\p{L})/gu,
    /[Tt]háng (?<=(?<!\p{L}).{6})(?<month>\d{1,2})(?:\/| năm )(?<year>\d{4})(?!\d)/gu,
  ],
  wordingRules: vietnameseRules,
  rangeWords: ['đến', 'tới'],
  conflictWords: ['xung đột'],
}
