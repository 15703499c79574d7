import type { DutyGroup } from '#engine/model/config/preview.ts'
import type { PreviewTexts } from './preview-texts.ts'
import type { TimeLeft } from './to-time-left.ts'

const groups: Readonly<Record<DutyGroup, string>> = {
  overdue: 'Quá hạn',
  due: 'Sắp đến hạn',
  late: 'Đã trễ trong một năm qua',
  done: 'Mới công bố đúng hạn',
}

function toLength({ days, hours }: TimeLeft): string {
  const parts = [...(days > 0 ? [`${days} ngày`] : []), ...(hours !== undefined && hours > 0 ? [`${hours} giờ`] : [])]
  return parts.length > 0 ? parts.join(' ') : '0 giờ'
}

const names = new Intl.DisplayNames('vi', { type: 'language' })

export const vi: PreviewTexts = {
  preview: 'Xem trước',
  draft: 'Bản nháp',
  scheduled: 'Đã hẹn giờ',
  draftHint: 'Chưa công bố: trang này không có trên trang web.',
  appearsAt: (moment) => `Xuất hiện trên trang web lúc ${moment}.`,
  seeThen: 'Xem trang web lúc đó',
  now: (moment) => `Bây giờ: ${moment}`,
  asOf: (moment) => `Đang xem lúc: ${moment}`,
  toPresent: 'Về hiện tại',
  moment: 'Xem trang web vào lúc',
  momentHint: 'Theo giờ của trang web.',
  show: 'Xem',
  unpublished: (count) => `${count} mục chưa công bố`,
  noneUnpublished: 'Vào lúc này, mọi mục đều đã công bố.',
  showAll: 'Hiện cả trong danh sách',
  hideAll: 'Ẩn khỏi danh sách',
  allHint: 'Danh sách đang hiện cả những mục chưa công bố.',
  errors: (count) => `${count} lỗi`,
  noErrors: 'Không có lỗi.',
  lost: (count) => `${count} địa chỉ sẽ mất`,
  warnings: (count) => `${count} cảnh báo`,
  advice: (count) => `${count} gợi ý về cách viết`,
  earlier: 'Trang hiện phiên bản gần nhất không có lỗi.',
  atEntry: 'Mở trang',
  sideBySide: (labels) => `${labels} cạnh nhau`,
  oneLanguage: 'Xem một ngôn ngữ',
  frame: (locale) => `Trang bằng ${names.of(locale)?.toLowerCase()}`,
  problemTitle: 'Mục này có lỗi',
  draftProblemTitle: 'Bản nháp này chưa đủ để hiển thị',
  problemHint: 'Các trang khác vẫn xem được. Trang này tự tải lại khi lỗi được sửa.',
  draftProblemHint: 'Trang tự tải lại mỗi khi bạn lưu.',
  failureTitle: 'Không dựng được trang',
  badMomentTitle: (value) => `“${value}” không phải là một thời điểm`,
  badMomentHint: (example) => `Viết ngày và giờ theo giờ của trang web, ví dụ ?at=${example}`,
  toHome: 'Về trang chủ',
  duties: (overdue) => (overdue > 0 ? `Lịch công bố: ${overdue} quá hạn` : 'Lịch công bố'),
  noDuties: 'Lịch công bố không có mục nào.',
  dutyGroup: (group, number) => `${groups[group]}: ${number}`,
  dueBy: (moment) => `Hạn ${moment}`,
  timeLeft: (time) => `còn ${toLength(time)}`,
  overdueBy: (time) => `quá hạn ${toLength(time)}`,
  begin: 'Bắt đầu:',
  thenName: 'rồi ghi tên vào papers của',
  toMoment: (moment) => {
    const [year, month, day, time] = moment.split(/[-T]/)
    return `${time} ${day}/${month}/${year}`
  },
}
