import type { RefusalReason } from '../refusal.ts'

/** The sentences for an edit that is not made. */
export const vi: Readonly<Record<RefusalReason, string>> = {
  broken: 'Tệp này chưa đọc được, nên biểu mẫu không sửa được. Hãy sửa ở dạng văn bản, tại dòng được chỉ ra.',
  anchors: 'Tệp này dùng neo (&, *) hoặc thẻ (!) của YAML, nên sửa một chỗ sẽ đổi cả chỗ khác. Hãy sửa ở dạng văn bản.',
  twice: 'Một trường xuất hiện hai lần trong cùng nhóm. Hãy giữ lại một, ở dạng văn bản.',
  nowhere: 'Không còn chỗ này trong tệp. Có thể mục đã bị xoá; hãy mở lại.',
  comment: 'Sửa như vậy sẽ làm mất một ghi chú (#) trong tệp. Hãy sửa ở dạng văn bản.',
  odd: 'Chỗ này được viết theo cách mà biểu mẫu không sửa được nếu không viết lại phần khác. Hãy sửa ở dạng văn bản.',
}
