import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KnowledgeFacts } from './collections/knowledge.ts'

type Labels<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const knowledgeLevelLabels: Labels<KnowledgeFacts['level']> = {
  'co-ban': msg`Cơ bản`,
  'trung-cap': msg`Trung cấp`,
  'nang-cao': msg`Nâng cao`,
}

export const knowledgeCategoryLabels: Labels<KnowledgeFacts['category']> = {
  'nhap-mon': msg`Nhập môn`,
  'giao-dich': msg`Giao dịch`,
  'phan-tich': msg`Phân tích`,
  'san-pham': msg`Các loại chứng khoán`,
  'rui-ro': msg`Rủi ro`,
  'co-dong': msg`Quyền cổ đông`,
}
