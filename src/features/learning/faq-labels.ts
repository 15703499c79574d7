import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FaqFacts } from './collections/faqs.ts'

export const faqCategoryLabels: Readonly<Record<FaqFacts['category'], MessageDescriptor>> = {
  'tai-khoan': msg`Tài khoản`,
  'dat-lenh': msg`Đặt lệnh`,
  'thanh-toan': msg`Thanh toán và thực hiện quyền`,
  'ky-quy': msg`Giao dịch ký quỹ`,
  'phi-thue': msg`Phí và thuế`,
  'an-toan': msg`An toàn và hỗ trợ`,
}
