import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { aboutSection, siteName } from '#brand'
import type { SearchSection } from '#engine/model/search/search-query.ts'

export const sectionLabels: Readonly<Record<SearchSection, MessageDescriptor>> = {
  'tin-tuc': msg`Tin tức`,
  'phan-tich': msg`Phân tích`,
  'quan-he-co-dong': msg`Quan hệ cổ đông`,
  'san-pham-dich-vu': msg`Sản phẩm dịch vụ`,
  'ho-tro': msg`Hỗ trợ`,
  [aboutSection]: msg`Về ${siteName}`,
  'co-hoi-nghe-nghiep': msg`Cơ hội nghề nghiệp`,
}
