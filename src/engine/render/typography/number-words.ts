import { englishMonths } from '#lib/text/english-months.ts'

// What stays on a line with a number, in Vietnamese and English, in lower case.

const toSet = (words: string) => new Set(words.split(/\s+/).filter((word) => word !== ''))

/** Words that a number or a single letter follows: "năm 2026", "quý III", "Q3 2026", "Article 5". */
export const labels: ReadonlySet<string> = toSet(`
  năm quý tháng ngày tuần kỳ lần đợt số điều khoản điểm mục chương phần bước phiên hạng bậc cấp lô mẫu nhóm tầng phòng thứ mốc
  hđqt hoạ khối lớp vòng bản quận
  q1 q2 q3 q4 h1 h2 fy no article part step phase round series group class item decree circular week day grade block
`)

/** Words that follow a number: "15 ngày", "3 triệu", "30 days". */
export const units: ReadonlySet<string> = toSet(`
  ngày tháng năm quý tuần phiên giờ phút giây lần bước câu điểm điều mục loại nhóm người cổ mã lớp kênh trang cách nguyên mốc mức
  nghìn triệu tỷ đồng phần giai buổi công doanh quỹ trái hợp sản tầng kịch yếu dấu lý
  days day months month years year weeks week sessions session hours hour minutes minute times points point steps step
  thousand million billion trillion per shares companies questions
  ${englishMonths.join(' ').toLowerCase()}
`)

/** The first part of most names of people; a street can have one too. */
export const surnames: ReadonlySet<string> = toSet(`
  Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Đoàn Trịnh Đào Mai Lương Tạ Cao Tô Trương
`)
