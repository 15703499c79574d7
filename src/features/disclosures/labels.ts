import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DisclosureFacts } from './collections/disclosures.ts'
import type { GovernanceFacts } from './collections/governance.ts'
import type { Assurance, ExplanationReason, PeriodicReportFacts } from './collections/periodic-reports.ts'
import type { ShareManagementFacts } from './collections/share-management.ts'
import type { DatedStep } from './payload.ts'

type Labels<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const periodicCodeLabels: Labels<PeriodicReportFacts['code']> = {
  'bao-cao-tai-chinh': msg`Báo cáo tài chính`,
  'bao-cao-thuong-nien': msg`Báo cáo thường niên`,
  'bao-cao-tinh-hinh-quan-tri': msg`Báo cáo tình hình quản trị`,
  'ty-le-an-toan-tai-chinh': msg`Tỷ lệ an toàn tài chính`,
}

export const periodLabels: Labels<PeriodicReportFacts['period']> = {
  Q1: msg`Quý I`,
  Q2: msg`Quý II`,
  Q3: msg`Quý III`,
  Q4: msg`Quý IV`,
  H1: msg`Bán niên`,
  FY: msg`Cả năm`,
}

export const basisLabels: Labels<NonNullable<PeriodicReportFacts['basis']>> = {
  rieng: msg`Riêng`,
  'hop-nhat': msg`Hợp nhất`,
}

export const disclosureCodeLabels: Labels<DisclosureFacts['code']> = {
  'dinh-ky': msg`Định kỳ`,
  'bat-thuong': msg`Bất thường`,
  'theo-yeu-cau': msg`Theo yêu cầu`,
}

export const governanceCodeLabels: Labels<GovernanceFacts['code']> = {
  'dieu-le': msg`Điều lệ`,
  'quy-che': msg`Quy chế`,
  'chinh-sach': msg`Chính sách`,
}

export const shareKindLabels: Labels<ShareManagementFacts['kind']> = {
  'co-tuc': msg`Cổ tức`,
  'phat-hanh': msg`Phát hành`,
  'su-dung-von': msg`Sử dụng vốn`,
  'giao-dich': msg`Giao dịch của người nội bộ, cổ đông lớn`,
  'trai-phieu': msg`Trái phiếu`,
  'co-cau-co-dong': msg`Cơ cấu cổ đông`,
  'luu-ky': msg`Lưu ký`,
}

export const assuranceLabels: Labels<Assurance> = {
  'chua-kiem-toan': msg`Chưa kiểm toán`,
  'soat-xet': msg`Đã soát xét`,
  'kiem-toan': msg`Đã kiểm toán`,
}

export const explanationLabels: Labels<ExplanationReason> = {
  'loi-nhuan': msg`Lợi nhuận sau thuế thay đổi từ 10% trở lên so với cùng kỳ năm trước`,
  lo: msg`Lợi nhuận sau thuế lỗ, hoặc chuyển giữa lãi và lỗ`,
  'kiem-toan': msg`Số liệu trước và sau soát xét hoặc kiểm toán chênh lệch từ 5% trở lên`,
}

export const stepLabels: Labels<DatedStep['step']> = {
  published: msg`Ngày công bố`,
  exDate: msg`Ngày giao dịch không hưởng quyền`,
  recordDate: msg`Ngày đăng ký cuối cùng`,
  payDate: msg`Ngày thanh toán`,
}
