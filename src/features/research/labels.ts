import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CommentaryFacts } from './collections/commentary.ts'
import type { ReportFacts } from './collections/reports.ts'
import type { Outcome } from './payload.ts'

type Labels<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

type CompanyReport = Extract<ReportFacts, { type: 'cong-ty' }>

export const reportTypeLabels: Labels<ReportFacts['type']> = {
  nganh: msg`Báo cáo ngành`,
  'vi-mo': msg`Báo cáo vĩ mô`,
  'cong-ty': msg`Báo cáo công ty`,
  'chuyen-de': msg`Báo cáo chuyên đề`,
  'chien-luoc': msg`Báo cáo chiến lược`,
}

export const ratingLabels: Labels<CompanyReport['rating']> = {
  mua: msg`Mua`,
  'nam-giu': msg`Nắm giữ`,
  ban: msg`Bán`,
}

export const sectorLabels: Labels<CompanyReport['sector']> = {
  'ngan-hang': msg`Ngân hàng`,
  'bat-dong-san': msg`Bất động sản`,
  thep: msg`Thép`,
  'ban-le': msg`Bán lẻ`,
  'cong-nghe': msg`Công nghệ`,
  'dien-nuoc': msg`Điện, nước`,
  'dau-khi': msg`Dầu khí`,
  logistics: msg`Logistics`,
  'tieu-dung': msg`Hàng tiêu dùng`,
  'cong-nghiep': msg`Sản xuất công nghiệp`,
}

export const commentaryKindLabels: Labels<CommentaryFacts['kind']> = {
  'truoc-phien': msg`Trước phiên`,
  'sau-phien': msg`Sau phiên`,
}

export const outlookLabels: Labels<CommentaryFacts['outlook']> = {
  'tich-cuc': msg`Tích cực`,
  'trung-tinh': msg`Trung tính`,
  'than-trong': msg`Thận trọng`,
}

export const outcomeLabels: Labels<Outcome['state']> = {
  inside: msg`Trong vùng`,
  above: msg`Trên vùng`,
  below: msg`Dưới vùng`,
  open: msg`Chưa có kết quả`,
  late: msg`Không tính`,
}

/** The treads on which ratings stand (docs/design.md, Bậc). */
export const ratingLevels: Readonly<Record<CompanyReport['rating'], number>> = { ban: 1, 'nam-giu': 2, mua: 3 }

export const ratingTones = { mua: 'brand', 'nam-giu': 'notice', ban: 'danger' } as const
