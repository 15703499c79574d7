import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FactsOf } from '#features/collections.ts'

type Labels<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const periodicCodeLabels: Labels<FactsOf<'periodic-reports'>['code']> = {
  'bao-cao-tai-chinh': msg`Báo cáo tài chính`,
  'bao-cao-thuong-nien': msg`Báo cáo thường niên`,
  'bao-cao-tinh-hinh-quan-tri': msg`Báo cáo tình hình quản trị`,
  'ty-le-an-toan-tai-chinh': msg`Tỷ lệ an toàn tài chính`,
}

export const periodLabels: Labels<FactsOf<'periodic-reports'>['period']> = {
  Q1: msg`Quý 1`,
  Q2: msg`Quý 2`,
  Q3: msg`Quý 3`,
  Q4: msg`Quý 4`,
  H1: msg`Bán niên`,
  FY: msg`Cả năm`,
}

export const basisLabels: Labels<NonNullable<FactsOf<'periodic-reports'>['basis']>> = {
  rieng: msg`Riêng`,
  'hop-nhat': msg`Hợp nhất`,
}

export const disclosureCodeLabels: Labels<FactsOf<'disclosures'>['code']> = {
  'dinh-ky': msg`Định kỳ`,
  'bat-thuong': msg`Bất thường`,
  'theo-yeu-cau': msg`Theo yêu cầu`,
}

export const governanceCodeLabels: Labels<FactsOf<'governance'>['code']> = {
  'dieu-le': msg`Điều lệ`,
  'quy-che': msg`Quy chế`,
  'chinh-sach': msg`Chính sách`,
}

export const shareKindLabels: Labels<FactsOf<'share-management'>['kind']> = {
  'co-tuc': msg`Cổ tức`,
  'phat-hanh': msg`Phát hành`,
  'co-cau-co-dong': msg`Cơ cấu cổ đông`,
  'luu-ky': msg`Lưu ký`,
}
