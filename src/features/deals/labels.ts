import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DealKind, DealRole } from './vocabulary.ts'

export const dealKindLabels: Readonly<Record<DealKind, MessageDescriptor>> = {
  'tu-van-niem-yet': msg`Niêm yết cổ phiếu`,
  'chao-ban-cong-chung': msg`Chào bán ra công chúng`,
  'chao-ban-rieng-le': msg`Chào bán riêng lẻ`,
  'trai-phieu': msg`Phát hành trái phiếu`,
  'm-a': msg`Mua bán và sáp nhập`,
  'tai-cau-truc': msg`Tái cấu trúc`,
}

export const dealRoleLabels: Readonly<Record<DealRole, MessageDescriptor>> = {
  'tu-van': msg`Tổ chức tư vấn`,
  'dai-ly': msg`Tổ chức tư vấn, đại lý phát hành`,
  'bao-lanh': msg`Tổ chức bảo lãnh phát hành`,
}
