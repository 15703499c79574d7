import type { BuildText } from '#engine/model/locale/translate.ts'
import type { EventKind } from '../vocabulary.ts'

/** The names of kinds of dates in files and documents that are made at build. */
export const eventKindTexts: Readonly<Record<EventKind, BuildText>> = {
  'dai-hoi': /*i18n*/ { id: 'build.calendar.kind.meeting', message: 'Đại hội đồng cổ đông' },
  'lay-y-kien': /*i18n*/ { id: 'build.calendar.kind.ballot', message: 'Hạn gửi phiếu lấy ý kiến' },
  'ngay-dang-ky': /*i18n*/ { id: 'build.calendar.kind.record', message: 'Ngày đăng ký cuối cùng' },
  'khong-huong-quyen': /*i18n*/ { id: 'build.calendar.kind.ex', message: 'Ngày giao dịch không hưởng quyền' },
  'thanh-toan': /*i18n*/ { id: 'build.calendar.kind.payment', message: 'Ngày thanh toán' },
  'han-cong-bo': /*i18n*/ { id: 'build.calendar.kind.deadline', message: 'Hạn công bố' },
  'cong-bo': /*i18n*/ { id: 'build.calendar.kind.publication', message: 'Công bố' },
}
