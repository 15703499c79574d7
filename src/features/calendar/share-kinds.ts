import type { ShareDate } from '#features/disclosures/collections/share-management.ts'
import type { EventKind } from './vocabulary.ts'

/** The kind of each date of a shareholders' right. */
export const shareKinds: Readonly<Record<ShareDate, EventKind>> = {
  exDate: 'khong-huong-quyen',
  recordDate: 'ngay-dang-ky',
  payDate: 'thanh-toan',
}
