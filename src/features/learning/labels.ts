import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FaqFacts } from './collections/faqs.ts'
import type { GuideFacts } from './collections/guides.ts'
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

export const platformLabels: Labels<GuideFacts['platform']> = {
  web: msg`Trên web`,
  mobile: msg`Trên điện thoại`,
  quay: msg`Tại quầy`,
}

export const faqCategoryLabels: Readonly<Record<FaqFacts['category'], MessageDescriptor>> = {
  'tai-khoan': msg`Tài khoản`,
  'dat-lenh': msg`Đặt lệnh`,
  'thanh-toan': msg`Thanh toán và thực hiện quyền`,
  'ky-quy': msg`Giao dịch ký quỹ`,
  'phi-thue': msg`Phí và thuế`,
  'an-toan': msg`An toàn và hỗ trợ`,
}
