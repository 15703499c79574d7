import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { investmentTaxPercent } from './calculation/compute-sale-taxes.ts'
import { leastRatios } from './calculation/least-ratios.ts'

/** A rule that a calculator applies, where it is written, and how far its words were checked. */
export interface Rule {
  says: MessageDescriptor
  source: MessageDescriptor
  href?: string
  /** The day on which it was last looked up. */
  checkedOn: string
  /** `read`: the words themselves, or a page of who made the rule; `reported`: only what others write of it. */
  reading: 'read' | 'reported'
}

/** The most working days in which a call must be met. */
const mostDaysOfCall = 3

const decision87 = { checkedOn: '2026-11-29', reading: 'reported' } as const

export const marginRules: readonly Rule[] = [
  {
    ...decision87,
    says: msg`Tỷ lệ ký quỹ bằng tài sản thực có chia cho tổng tài sản; tài sản thực có là tổng tài sản trừ dư nợ.`,
    source: msg`Quyết định 87/QĐ-UBCK năm 2017, Điều 2`,
  },
  {
    ...decision87,
    says: msg`Tỷ lệ ký quỹ ban đầu không thấp hơn ${leastRatios.initial}%, tỷ lệ duy trì không thấp hơn ${leastRatios.maintenance}%; công ty chứng khoán được quy định mức cao hơn.`,
    source: msg`Quyết định 87/QĐ-UBCK năm 2017, Điều 5`,
  },
  {
    ...decision87,
    says: msg`Thời hạn bổ sung do công ty chứng khoán yêu cầu, không quá ${mostDaysOfCall} ngày làm việc; quá hạn, công ty được bán chứng khoán.`,
    source: msg`Quyết định 87/QĐ-UBCK năm 2017, Điều 7 và 8`,
  },
]

export const settlementRules: readonly Rule[] = [
  {
    says: msg`Giao dịch cổ phiếu, chứng chỉ quỹ được thanh toán vào ngày làm việc thứ hai sau ngày giao dịch (T+2).`,
    source: msg`VSDC, Bù trừ và Thanh toán`,
    href: 'https://vsd.vn/vi/sd/XAz40d2Q-9j569TvBgLQaQ',
    checkedOn: '2026-11-29',
    reading: 'read',
  },
  {
    says: msg`Thanh toán hoàn tất vào cuối buổi sáng T+2, nên cổ phiếu mua bán được từ phiên chiều.`,
    source: msg`Quyết định 109/QĐ-VSD năm 2022; từ năm 2025 là Quyết định 39/QĐ-HĐTV của VSDC`,
    checkedOn: '2026-11-29',
    reading: 'reported',
  },
  {
    says: msg`Ngày giao dịch không hưởng quyền là ngày làm việc liền trước ngày đăng ký cuối cùng.`,
    source: msg`Quyết định 211/QĐ-VSD năm 2015, khi chu kỳ T+2 được áp dụng từ ngày 01/01/2016`,
    checkedOn: '2026-11-29',
    reading: 'reported',
  },
  {
    says: msg`Ngày nghỉ lễ, Tết không phải ngày làm việc.`,
    source: msg`Bộ luật Lao động 45/2019/QH14, Điều 112, khoản 1`,
    checkedOn: '2026-11-28',
    reading: 'read',
  },
  {
    says: msg`Ngày lễ trùng ngày nghỉ hằng tuần được nghỉ bù vào ngày làm việc kế tiếp.`,
    source: msg`Bộ luật Lao động 45/2019/QH14, Điều 111, khoản 3`,
    checkedOn: '2026-11-28',
    reading: 'reported',
  },
]

/** In force since 1 July 2026. */
const incomeTax = {
  source: msg`Luật Thuế thu nhập cá nhân 109/2025/QH15; Nghị định 253/2026/NĐ-CP, Điều 52, 54 và 55, có hiệu lực từ ngày 01/07/2026`,
  checkedOn: '2026-11-28',
  reading: 'read',
} as const

export const bonusTaxRules: readonly Rule[] = [
  {
    ...incomeTax,
    says: msg`Nhận cổ tức bằng cổ phiếu, cổ phiếu thưởng chưa phải nộp thuế. Khi bán cổ phiếu cùng loại mới nộp ${investmentTaxPercent}% cho đến hết số đã nhận.`,
  },
  {
    ...incomeTax,
    says: msg`Thuế tính trên mệnh giá; nếu giá bán thấp hơn mệnh giá thì tính theo giá thị trường.`,
  },
  {
    says: msg`Trước ngày 01/07/2026, thuế với cổ phiếu được trả thay cổ tức cũng chỉ phải nộp khi bán.`,
    source: msg`Công văn 3650/TCT-CS ngày 25/08/2023 của Tổng cục Thuế`,
    checkedOn: '2026-11-29',
    reading: 'reported',
  },
]

export const returnRules: readonly Rule[] = [
  {
    ...incomeTax,
    says: msg`Cổ tức bằng tiền chịu thuế ${investmentTaxPercent}%, bên chi trả khấu trừ khi trả.`,
  },
  {
    ...incomeTax,
    says: msg`Cổ phiếu nhận thay cổ tức chịu thuế ${investmentTaxPercent}% trên mệnh giá khi bán.`,
  },
]
