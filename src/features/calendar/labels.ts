import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EventKind } from './vocabulary.ts'

export const eventKindLabels: Readonly<Record<EventKind, MessageDescriptor>> = {
  'dai-hoi': msg`Đại hội đồng cổ đông`,
  'lay-y-kien': msg`Hạn gửi phiếu lấy ý kiến`,
  'ngay-dang-ky': msg`Ngày đăng ký cuối cùng`,
  'khong-huong-quyen': msg`Ngày giao dịch không hưởng quyền`,
  'thanh-toan': msg`Ngày thanh toán`,
  'han-cong-bo': msg`Hạn công bố`,
  'cong-bo': msg`Công bố báo cáo`,
}
