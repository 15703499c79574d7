import type { Locale } from '#model/locale/locale.ts'

type Words = Readonly<Record<Locale, string>>

/** Facts that a printed document states, and what it calls them. Others stand on the page alone. */
const labels: Readonly<Record<string, Words>> = {
  refNo: { vi: 'Số hiệu', en: 'Reference number' },
  documentDate: { vi: 'Ngày văn bản', en: 'Document date' },
  reportDate: { vi: 'Ngày báo cáo', en: 'Report date' },
  fiscalYear: { vi: 'Năm tài chính', en: 'Financial year' },
  period: { vi: 'Kỳ báo cáo', en: 'Period' },
  basis: { vi: 'Cơ sở lập', en: 'Basis' },
  periodEnd: { vi: 'Ngày kết thúc kỳ', en: 'Period end' },
  ticker: { vi: 'Mã cổ phiếu', en: 'Ticker' },
  rating: { vi: 'Khuyến nghị', en: 'Rating' },
  version: { vi: 'Phiên bản', en: 'Version' },
  adoptedOn: { vi: 'Ngày thông qua', en: 'Adopted on' },
  effectiveFrom: { vi: 'Hiệu lực từ', en: 'Effective from' },
  effectiveTo: { vi: 'Hết hiệu lực', en: 'Effective until' },
  expiresAt: { vi: 'Áp dụng đến hết', en: 'Applies until' },
  exDate: { vi: 'Ngày giao dịch không hưởng quyền', en: 'Ex-rights date' },
  recordDate: { vi: 'Ngày đăng ký cuối cùng', en: 'Record date' },
  payDate: { vi: 'Ngày thanh toán', en: 'Payment date' },
  publishedAt: { vi: 'Thời điểm công bố', en: 'Published' },
}

/** Codes in words; a code that is not here is printed as it is written. */
const words: Readonly<Record<string, Words>> = {
  Q1: { vi: 'Quý I', en: 'First quarter' },
  Q2: { vi: 'Quý II', en: 'Second quarter' },
  Q3: { vi: 'Quý III', en: 'Third quarter' },
  Q4: { vi: 'Quý IV', en: 'Fourth quarter' },
  H1: { vi: 'Sáu tháng đầu năm', en: 'First half' },
  FY: { vi: 'Cả năm', en: 'Full year' },
  rieng: { vi: 'Báo cáo riêng', en: 'Separate' },
  'hop-nhat': { vi: 'Báo cáo hợp nhất', en: 'Consolidated' },
  mua: { vi: 'Mua', en: 'Buy' },
  'nam-giu': { vi: 'Nắm giữ', en: 'Hold' },
  ban: { vi: 'Bán', en: 'Sell' },
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** The facts of an entry as rows of a table, in the order in which its editor wrote them. */
export function toFacts(facts: Readonly<Record<string, unknown>>, locale: Locale): [label: string, value: string][] {
  return Object.entries(facts).flatMap(([key, value]): [string, string][] => {
    const label = labels[key]?.[locale]
    if (label === undefined || (typeof value !== 'string' && typeof value !== 'number')) return []
    return [[label, toWords(String(value), locale)]]
  })
}

function toWords(value: string, locale: Locale): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d)\+07:00)?$/.exec(value) ?? []
  if (year === undefined) return words[value]?.[locale] ?? value
  if (locale === 'vi') return `${time ? `${time} ` : ''}${day}/${month}/${year}`
  return `${time ? `${time}, ` : ''}${months[Number(month) - 1]} ${Number(day)}, ${year}`
}
