import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShareManagementFacts } from './collections/share-management.ts'

// Apart from `labels.ts`, which lists on every page load.

type Labels<Key extends string> = Readonly<Record<Key, MessageDescriptor>>
type Trade = NonNullable<ShareManagementFacts['trade']>

export const relationLabels: Labels<Trade['relation']> = {
  'nguoi-noi-bo': msg`Người nội bộ`,
  'nguoi-co-lien-quan': msg`Người có liên quan của người nội bộ`,
  'co-dong-lon': msg`Cổ đông lớn`,
}

export const stageLabels: Labels<Trade['stage']> = {
  'dang-ky': msg({ context: 'Loại thông báo về giao dịch', message: 'Đăng ký giao dịch' }),
  'ket-qua': msg`Kết quả giao dịch`,
  'thay-doi': msg`Thay đổi sở hữu`,
}

export const sideLabels: Labels<Trade['side']> = {
  mua: msg`Mua`,
  ban: msg`Bán`,
  khac: msg`Khác`,
}

export const methodLabels: Labels<NonNullable<Trade['method']>> = {
  'khop-lenh': msg`Khớp lệnh`,
  'thoa-thuan': msg`Thoả thuận`,
  khac: msg`Ngoài hệ thống giao dịch`,
}
