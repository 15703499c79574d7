import type { EventKind } from '#features/calendar/vocabulary.ts'
import type { ShareDate } from './collections/share-management.ts'

/** The kind of each date of a shareholders' right. */
export const shareEventKinds: Readonly<Record<ShareDate, EventKind>> = {
  exDate: 'khong-huong-quyen',
  recordDate: 'ngay-dang-ky',
  payDate: 'thanh-toan',
}
