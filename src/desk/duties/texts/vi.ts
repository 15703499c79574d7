import type { DutyStart } from '#features/disclosures/build/duties/duty.ts'
import { toSourceText } from '#features/disclosures/build/rules/legal-source.ts'
import type { DutyTexts, Period } from './duty-texts.ts'

const quarters: Readonly<Record<Exclude<Period, 'H1' | 'FY'>, string>> = {
  Q1: 'Quý I',
  Q2: 'Quý II',
  Q3: 'Quý III',
  Q4: 'Quý IV',
}

const bases = { rieng: 'riêng', 'hop-nhat': 'hợp nhất' } as const

const papers: Readonly<Record<string, string>> = {
  invitation: 'Thông báo mời họp',
  agenda: 'Chương trình họp',
  documents: 'Tài liệu họp',
  'draft resolutions': 'Dự thảo nghị quyết',
  'draft resolution': 'Dự thảo nghị quyết',
  ballot: 'Phiếu biểu quyết',
  'explanatory documents': 'Tài liệu giải trình',
  'notice of the record date': 'Thông báo ngày đăng ký cuối cùng',
  minutes: 'Biên bản',
  resolution: 'Nghị quyết',
}

const starts: Readonly<Record<DutyStart, string>> = {
  'period-end': 'ngày kết thúc kỳ',
  signature: 'ngày kiểm toán viên ký',
  statements: 'khi công bố báo cáo tài chính đã kiểm toán',
  event: 'khi xảy ra sự kiện',
  meeting: 'khi khai mạc họp',
  'record-date': 'ngày đăng ký cuối cùng',
  ballots: 'hạn nhận phiếu',
  decision: 'khi có quyết định',
  'year-end': 'ngày kết thúc năm tài chính',
}

export const vi: DutyTexts = {
  report: ({ code, fiscalYear, period, basis }) => {
    const time = toTime(period, fiscalYear)
    switch (code) {
      case 'bao-cao-tai-chinh':
        return `Báo cáo tài chính ${basis ? `${bases[basis]} ` : ''}${time}${assurances[period] ?? ''}`
      case 'bao-cao-thuong-nien':
        return `Báo cáo thường niên ${fiscalYear}`
      case 'bao-cao-tinh-hinh-quan-tri':
        return `Báo cáo tình hình quản trị công ty ${period === 'H1' ? `sáu tháng đầu năm ${fiscalYear}` : time}`
      case 'ty-le-an-toan-tai-chinh':
        return `Báo cáo tỷ lệ an toàn tài chính ${time}`
    }
  },
  paper: (name, meeting) => `${papers[name] ?? name}: ${meeting}`,
  annualMeeting: (year) => `Đại hội đồng cổ đông thường niên ${year}`,
  term: (term, from) => {
    if ('daysBefore' in term) return `${term.daysBefore} ngày trước ${starts[from]}`
    const length =
      'hours' in term ? `${term.hours} giờ` : 'months' in term ? `${term.months} tháng` : `${term.days} ngày`
    return `${length} kể từ ${starts[from]}`
  },
  holder: {
    'public-company': 'Công ty đại chúng',
    'listed-company': 'Tổ chức niêm yết',
    'securities-company': 'Công ty chứng khoán',
  },
  source: toSourceText,
  editors: 'Ban biên tập tự nhắc',
  advice: 'để tham khảo: chưa đọc được nguyên văn',
  filing: (day) => `Gửi Ủy ban Chứng khoán Nhà nước và Sở giao dịch chứng khoán: hết ngày ${toDay(day)}`,
}

const assurances: Partial<Record<Period, string>> = { H1: ' đã soát xét', FY: ' đã kiểm toán' }

function toTime(period: Period, year: number): string {
  if (period === 'FY') return `năm ${year}`
  return period === 'H1' ? `bán niên ${year}` : `${quarters[period]}/${year}`
}

function toDay(day: string): string {
  return day.split('-').toReversed().join('/')
}
