import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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
