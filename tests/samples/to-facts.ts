import type { Locale } from '#engine/model/locale/locale.ts'
import type { BuildText, Translate } from '#engine/model/locale/translate.ts'
import { formatDate, formatMoment } from '#i18n/format.ts'

type Texts = Readonly<Record<string, BuildText>>

/** Facts that a printed document states, and what it calls them. Others stand on the page alone. */
const labels: Texts = {
  refNo: /*i18n*/ { id: 'build.samples.fact.refNo', message: 'Số hiệu' },
  documentDate: /*i18n*/ { id: 'build.samples.fact.documentDate', message: 'Ngày văn bản' },
  reportDate: /*i18n*/ { id: 'build.samples.fact.reportDate', message: 'Ngày báo cáo' },
  fiscalYear: /*i18n*/ { id: 'build.samples.fact.fiscalYear', message: 'Năm tài chính' },
  period: /*i18n*/ { id: 'build.samples.fact.period', message: 'Kỳ báo cáo' },
  basis: /*i18n*/ { id: 'build.samples.fact.basis', message: 'Cơ sở lập' },
  signedOn: /*i18n*/ { id: 'build.samples.fact.signedOn', message: 'Ngày kiểm toán viên ký' },
  periodEnd: /*i18n*/ { id: 'build.samples.fact.periodEnd', message: 'Ngày kết thúc kỳ' },
  issuer: /*i18n*/ { id: 'build.samples.fact.ticker', message: 'Mã cổ phiếu' },
  rating: /*i18n*/ { id: 'build.samples.fact.rating', message: 'Khuyến nghị' },
  version: /*i18n*/ { id: 'build.samples.fact.version', message: 'Phiên bản' },
  adoptedOn: /*i18n*/ { id: 'build.samples.fact.adoptedOn', message: 'Ngày thông qua' },
  effectiveFrom: /*i18n*/ { id: 'build.samples.fact.effectiveFrom', message: 'Hiệu lực từ' },
  effectiveTo: /*i18n*/ { id: 'build.samples.fact.effectiveTo', message: 'Hiệu lực đến hết' },
  expiresAt: /*i18n*/ { id: 'build.samples.fact.expiresAt', message: 'Áp dụng đến hết' },
  exDate: /*i18n*/ { id: 'build.samples.fact.exDate', message: 'Ngày giao dịch không hưởng quyền' },
  recordDate: /*i18n*/ { id: 'build.samples.fact.recordDate', message: 'Ngày đăng ký cuối cùng' },
  payDate: /*i18n*/ { id: 'build.samples.fact.payDate', message: 'Ngày thanh toán' },
  publishedAt: /*i18n*/ { id: 'build.samples.fact.publishedAt', message: 'Thời điểm công bố' },
}

/** Codes in words; a code that is not here is printed as it is written. */
const words: Texts = {
  Q1: /*i18n*/ { id: 'build.samples.code.Q1', message: 'Quý I' },
  Q2: /*i18n*/ { id: 'build.samples.code.Q2', message: 'Quý II' },
  Q3: /*i18n*/ { id: 'build.samples.code.Q3', message: 'Quý III' },
  Q4: /*i18n*/ { id: 'build.samples.code.Q4', message: 'Quý IV' },
  H1: /*i18n*/ { id: 'build.samples.code.H1', message: 'Sáu tháng đầu năm' },
  FY: /*i18n*/ { id: 'build.samples.code.FY', message: 'Cả năm' },
  rieng: /*i18n*/ { id: 'build.samples.code.rieng', message: 'Báo cáo riêng' },
  'hop-nhat': /*i18n*/ { id: 'build.samples.code.hop-nhat', message: 'Báo cáo hợp nhất' },
  mua: /*i18n*/ { id: 'build.samples.code.mua', message: 'Mua' },
  'nam-giu': /*i18n*/ { id: 'build.samples.code.nam-giu', message: 'Nắm giữ' },
  ban: /*i18n*/ { id: 'build.samples.code.ban', message: 'Bán' },
}

/** The language that a document is printed in. */
export interface PrintLanguage {
  locale: Locale
  translate: Translate
}

/** The facts of an entry as rows of a table, in the order in which its editor wrote them. */
export function toFacts(
  facts: Readonly<Record<string, unknown>>,
  language: PrintLanguage,
): [label: string, value: string][] {
  return Object.entries(facts).flatMap(([key, value]): [string, string][] => {
    const label = labels[key]
    if (label === undefined || (typeof value !== 'string' && typeof value !== 'number')) return []
    // The folder of the issuer of a report is its ticker.
    const written = key === 'issuer' ? String(value).toUpperCase() : toWords(String(value), language)
    return [[language.translate(label), written]]
  })
}

function toWords(value: string, { locale, translate }: PrintLanguage): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(locale, value)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d\+07:00$/.test(value)) return formatMoment(locale, value)
  const word = words[value]
  return word ? translate(word) : value
}
