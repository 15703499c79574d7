import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FactsOf } from '#features/collections.ts'

type Labels<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const newsCategoryLabels: Labels<FactsOf<'news'>['category']> = {
  'thi-truong': msg`Thị trường`,
  'doanh-nghiep': msg`Tin SHS`,
  'san-pham': msg`Sản phẩm`,
  'nha-dau-tu': msg`Dành cho nhà đầu tư`,
}

export const audienceLabels: Labels<FactsOf<'announcements'>['audience']> = {
  'khach-hang': msg`Khách hàng`,
  'co-dong': msg`Cổ đông`,
  'doi-tac': msg`Đối tác`,
}

export const severityLabels: Labels<FactsOf<'announcements'>['severity']> = {
  'thong-tin': msg`Thông tin`,
  'quan-trong': msg`Quan trọng`,
  khan: msg`Khẩn`,
}

export const platformLabels: Labels<FactsOf<'guides'>['platform']> = {
  web: msg`Trên web`,
  mobile: msg`Trên điện thoại`,
  quay: msg`Tại quầy`,
}
