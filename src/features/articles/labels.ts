import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { siteName } from '#brand'
import type { AnnouncementFacts } from './collections/announcements.ts'
import type { NewsFacts } from './collections/news.ts'

type Labels<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const newsCategoryLabels: Labels<NewsFacts['category']> = {
  'thi-truong': msg`Thị trường`,
  'doanh-nghiep': msg`Tin ${siteName}`,
  'san-pham': msg`Sản phẩm`,
  'nha-dau-tu': msg`Dành cho nhà đầu tư`,
}

export const audienceLabels: Labels<AnnouncementFacts['audience']> = {
  'khach-hang': msg`Khách hàng`,
  'co-dong': msg`Cổ đông`,
  'doi-tac': msg`Đối tác`,
}

export const severityLabels: Labels<AnnouncementFacts['severity']> = {
  'thong-tin': msg`Thông tin`,
  'quan-trong': msg`Quan trọng`,
  khan: msg`Khẩn`,
}

export const severityTones = { 'thong-tin': 'neutral', 'quan-trong': 'notice', khan: 'danger' } as const
