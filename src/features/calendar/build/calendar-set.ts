import { defineDataSet } from '#engine/model/content/data-set.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { EventKind } from '../vocabulary.ts'
import type { CalendarEvent } from './calendar-event.ts'

/** The words of files for programs, in place of those of addresses. */
const kinds = {
  'dai-hoi': 'general_meeting',
  'lay-y-kien': 'ballots_due',
  'ngay-dang-ky': 'record_date',
  'khong-huong-quyen': 'ex_date',
  'thanh-toan': 'payment',
  'han-cong-bo': 'report_due',
  'cong-bo': 'report_published',
} as const satisfies Record<EventKind, string>

export const calendarSet = defineDataSet<CalendarEvent>({
  name: 'lich-su-kien',
  title: /*i18n*/ { id: 'build.data.calendar.title', message: 'Lịch sự kiện của cổ đông' },
  about: /*i18n*/ {
    id: 'build.data.calendar.about',
    message: 'Mỗi dòng là một ngày trong Lịch sự kiện, đã qua và sắp tới, kể cả ngày đã dời hoặc đã hủy.',
  },
  page: toHref('/quan-he-co-dong/lich-su-kien'),
  toRows: (context) => context.site.toEvents(context),
  // The last day to publish a report follows from the law: nobody announces it.
  changedAt: ({ deadline, changedAt }) => (deadline ? null : changedAt),
  isSample: ({ sample }) => sample === true,
  columns: {
    id: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.calendar.id', message: 'Tên không đổi của sự kiện, cũng khi ngày đã dời' },
      of: ({ id }) => id,
    },
    kind: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.calendar.kind', message: 'Loại sự kiện' },
      values: {
        general_meeting: /*i18n*/ { id: 'build.data.calendar.kind.general-meeting', message: 'đại hội' },
        ballots_due: /*i18n*/ { id: 'build.data.calendar.kind.ballots-due', message: 'hạn gửi phiếu lấy ý kiến' },
        record_date: /*i18n*/ { id: 'build.data.calendar.kind.record-date', message: 'ngày đăng ký cuối cùng' },
        ex_date: /*i18n*/ { id: 'build.data.calendar.kind.ex-date', message: 'ngày giao dịch không hưởng quyền' },
        payment: /*i18n*/ { id: 'build.data.calendar.kind.payment', message: 'ngày thanh toán' },
        report_due: /*i18n*/ { id: 'build.data.calendar.kind.report-due', message: 'hạn công bố báo cáo' },
        report_published: /*i18n*/ { id: 'build.data.calendar.kind.report-published', message: 'đã công bố báo cáo' },
      },
      of: ({ kind }) => kinds[kind],
    },
    date: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.calendar.date', message: 'Ngày' },
      of: ({ at }) => at.slice(0, 10),
    },
    moment: {
      type: 'moment',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.calendar.moment', message: 'Giờ, nếu sự kiện có giờ' },
      of: ({ at }) => (at.includes('T') ? at : null),
    },
    title: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.calendar.event', message: 'Sự kiện' },
      of: ({ title }) => title,
    },
    state: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.calendar.state', message: 'Tình trạng' },
      values: {
        planned: /*i18n*/ { id: 'build.data.calendar.state.planned', message: 'đúng lịch' },
        moved: /*i18n*/ { id: 'build.data.calendar.state.moved', message: 'đã dời' },
        cancelled: /*i18n*/ { id: 'build.data.calendar.state.cancelled', message: 'đã hủy' },
      },
      of: ({ state }) => state,
    },
    formerly: {
      type: 'text',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.calendar.formerly', message: 'Ngày hoặc giờ trước khi dời' },
      of: ({ formerly }) => formerly,
    },
    reason: {
      type: 'text',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.calendar.reason', message: 'Lý do dời hoặc hủy' },
      of: ({ reason }) => reason,
    },
    page: {
      type: 'address',
      meaning: /*i18n*/ { id: 'build.data.calendar.page', message: 'Địa chỉ của trang nguồn' },
      of: ({ link: { href, anchor } }, { origin }) => origin + href + (anchor === undefined ? '' : `#${anchor}`),
    },
  },
})
