import type { EventKind } from '#engine/model/vocabulary/event-kinds.ts'
import type { ShareDate } from '#features/disclosures/collections/share-management.ts'

/** The kind of each date of a shareholders' right. */
export const shareKinds: Readonly<Record<ShareDate, EventKind>> = {
  exDate: 'khong-huong-quyen',
  recordDate: 'ngay-dang-ky',
  payDate: 'thanh-toan',
}
